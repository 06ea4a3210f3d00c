import type { Support } from '@evidose/engine';
import type { SupplementFile } from '../schema/index.ts';

type Row = Pick<SupplementFile['interactions'][number], 'review' | 'directness' | 'checked' | 'signed'>;

/** How a row is supported, by its own word; the check sees to it that each has one or waits for its source. */
export const supportOf = ({ review, directness, checked, signed }: Row): Support => ({
  review: review ?? 'done',
  directness: review === 'needed' ? 'untraced' : (directness ?? 'untraced'),
  checked: checked ?? null,
  signed: signed ?? null,
});
