import type { Cue } from '../cues.ts';
import { hasCompany, type Looking } from '../find-name.ts';
import type { NameSpan, Span } from '../spans.ts';

/** Spans that may stand between a name and its purpose; words for a switch are not among them. */
const OF_A_DOSE: ReadonlySet<Cue['kind']> = new Set(['frequency', 'slot', 'meals', 'piece', 'form', 'purpose']);

const isBorder = ({ kind }: Span): boolean => kind === 'stop' || kind === 'comma' || kind === 'joint';

/** "Spirulina 5 g a day for B12": the hoped-for benefit; with its own amount it is taken. */
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
