import type { Cue } from '../cues.ts';
import { hasCompany, type Looking } from '../find-name.ts';
import type { NameSpan, Span } from '../spans.ts';

/** What may stand between a name and what it is taken for; a word that one was swapped for another is not among them. */
const OF_A_DOSE: ReadonlySet<Cue['kind']> = new Set(['frequency', 'slot', 'meals', 'piece', 'form', 'purpose']);

const isBorder = ({ kind }: Span): boolean => kind === 'stop' || kind === 'comma' || kind === 'joint';

/**
 * "Spirulina 5 g a day for B12": what somebody hopes to get from it, and no second tablet. Only a vitamin or mineral
 * that ends what is said of another supplement; with an amount of its own it is taken.
 */
export function isNutrientPurpose(of: Looking, { from, to, meaning }: NameSpan, spans: readonly Span[]): boolean {
  const category = meaning.supplement?.category;
  if (!of.isSupplements || (category !== 'vitamin' && category !== 'mineral')) return false;
  if (!of.names.words.syntax.for.has(of.tokens[from - 1]?.word ?? '') || hasCompany(of, from, to)) return false;
  const next = of.tokens[to];
  if (next !== undefined && next.kind !== 'sign') return false;
  const clause = spans.slice(spans.findLastIndex(isBorder) + 1);
  return (
    clause.some(({ kind }) => kind === 'name') &&
    clause.every((span) => span.kind !== 'cue' || OF_A_DOSE.has(span.cue.kind))
  );
}
