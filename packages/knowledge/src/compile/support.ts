import type { Support } from '@evidose/engine';
import type { SupplementFile } from '../schema/index.ts';

type Row = Pick<SupplementFile['interactions'][number], 'review' | 'directness' | 'checked' | 'signed'>;

/** The support that the row itself states; the check makes sure that each row has one or waits for its source. */
export const supportOf = ({ review, directness, checked, signed }: Row): Support => ({
  review: review ?? 'done',
  directness: review === 'needed' ? 'untraced' : (directness ?? 'untraced'),
  checked: checked ?? null,
  signed: signed ?? null,
});
