import { MICROGRAMS } from '../../measures.ts';
import type { Element } from '../directions/elements.ts';
import { endsIn } from '../word-lists.ts';
import { cueOf } from './mention.ts';
import type { Walk } from './walk.ts';

/** Longer intervals are appointments and refills; such rare doses are written with the name or "it". */
const SELDOM_DAYS = 14;
/** How far back one sentence is searched. */
const FAR = 12;
const LONGEST = 24;

/**
 * "Aspirin 75 daily, cardiology clinic every six months", "repeat prescription every 2 months", "cholesterol checked
 * yearly": the frequency of visits, tests or refills. "At the clinic every 12 weeks" is how often the medicine is given
 * there.
 */
export function isOfAppointment(walk: Walk, at: number, element: Element): boolean {
  if (element.kind !== 'every' || element.days / element.times < SELDOM_DAYS) return false;
  const { tokens, spans, names, clause, last } = walk;
  const { checked, refilled, appointments } = names.words.unrelated;
  const { from = 0, to = 0 } = spans[at] ?? {};
  const before = tokens[from - 1]?.word ?? '';
  const after = tokens[to]?.word ?? '';
  if (checked.has(before) || refilled.has(before)) return true;
  // "A yearly review"; in "monthly checked by the nurse" it is the medicine's.
  if (checked.has(after) && !endsIn(after, names.words.syntax.pastEnds)) return true;
  if (clause.named > 0 || last === undefined || last.route === 'injection' || speaksOfIt(walk, at)) return false;
  for (let i = Math.max(walk.clause.from, from - LONGEST); i < from; i++)
    if (appointments.has(tokens[i]?.word ?? '')) return true;
  return false;
}

/** "It", a weight or a form: then it is about what is taken. */
function speaksOfIt({ spans, tokens, names, clause }: Walk, at: number): boolean {
  for (let i = at - 1; i > at - FAR && (spans[i]?.from ?? -1) >= clause.from; i--) {
    const span = spans[i];
    if (span === undefined || cueOf(span)?.kind === 'piece') return true;
    if (span.kind === 'amount' && (span.unit ?? '') in MICROGRAMS) return true;
    if (tokens.slice(span.from, span.to).some(({ word }) => names.words.syntax.it.has(word))) return true;
  }
  return false;
}
