import type { Directness, SourceKind } from '@evidose/contract';
import { directnesses } from '@evidose/contract';
import type { Support } from '@evidose/engine';
import type { SourcesFile, SupplementFile } from '../schema/index.ts';

type Row = Pick<SupplementFile['interactions'][number], 'sources' | 'review' | 'directness' | 'checked' | 'signed'>;
export type SupportOf = (row: Row) => Support;

/** What a kind of source can say of a rule at most, where nobody wrote down how directly it does. */
const most: Readonly<Record<SourceKind, Directness>> = {
  label: 'label',
  regulator: 'guideline',
  guideline: 'guideline',
  'fact-sheet': 'guideline',
  review: 'trial',
  trial: 'trial',
  'case-report': 'case-report',
  reference: 'mechanism',
  web: 'mechanism',
  none: 'untraced',
};

const rank = (directness: Directness) => directnesses.indexOf(directness);

/** How each row is supported: by its own word, or else by the most direct of its sources. */
export function supportIn(sources: SourcesFile): SupportOf {
  const bySource = (id: string): Directness => most[sources[id]?.kind ?? 'none'];
  const byKinds = (ids: readonly string[]): Directness =>
    ids.map(bySource).sort((a, b) => rank(a) - rank(b))[0] ?? 'untraced';
  return ({ sources: ids, review, directness, checked = null, signed = null }) => ({
    review: review ?? 'done',
    directness: review === 'needed' ? 'untraced' : (directness ?? byKinds(ids)),
    checked,
    signed,
  });
}
