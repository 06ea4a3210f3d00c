import type { ReadingStatus } from '@evidose/contract';
import { FAR, isContent, lifeFrom } from './content.ts';
import { isAllergyOfLife, isDeniedInLife } from './denied-in-life.ts';
import { type Gathered, saidOf } from './gathered.ts';
import { isPlannedInLife } from './planned-in-life.ts';
import type { Walk } from './walk.ts';

interface SaidBehind {
  readonly at: number;
  readonly status: ReadingStatus;
  readonly isAllergy: boolean;
  /** The medicine that it would be said of. */
  readonly before: Gathered;
}

/**
 * Behind a list people go on with their lives: "I am allergic to cats", "periods stopped two years ago", "on holiday next
 * week". What is stopped, denied or planned there has a subject or an object of its own, and is not the medicine.
 */
export function isNotOfIt(walk: Walk, said: SaidBehind): boolean {
  if (said.isAllergy) return isAllergyOfLife(walk, said.at, said.before);
  if (walk.names.words.life.intolerant.has(walk.wordAt(said.at)) && isContent(walk, walk.spans[said.at - 1]))
    return true;
  if (said.status === 'planned') return isPlannedInLife(walk, said.at, said.before);
  if (said.status === 'not-taking') return isDeniedInLife(walk, said.at);
  if (isStillHad(walk, said.at) || isPastOf(walk, said.at) || isTimeOfLife(walk, said.at)) return true;
  return (
    isOfSubject(walk, said.at) || isOnOccasion(walk, said.at) || isBeginning(walk, said) || isOfDischarge(walk, said.at)
  );
}

/** "Periods stopped", "the headaches have stopped": in a part of its own, what stands directly before it is what is over. */
function isOfSubject(walk: Walk, at: number): boolean {
  const { spans, names, partFrom } = walk;
  if (walk.clauseEntries > 0 || at <= partFrom) return false;
  // "The bleeding has stopped".
  const before = spans[names.words.life.auxiliaries.has(walk.wordAt(at - 1)) ? at - 2 : at - 1];
  const kind = saidOf(before)?.kind;
  if (kind !== 'ailment' && !isContent(walk, before)) return false;
  // "For migraine, stopped", "gave me a cough stopped it": why, and what it did.
  const { pastWords } = names.words;
  for (let i = lifeFrom(walk, at); i < at; i++)
    if (saidOf(spans[i])?.kind === 'purpose' || pastWords.has(walk.wordAt(i))) return false;
  return true;
}

/** "I've had this one for years" is still so. */
function isStillHad(walk: Walk, at: number): boolean {
  const { tokens, names } = walk;
  const { from = 0, to = 0 } = walk.spans[at] ?? {};
  if (!names.words.life.had.has(walk.wordAt(at))) return false;
  // "Had it ever since my daughter was born".
  const isSince =
    names.words.backTo.has(tokens[to]?.word ?? '') && names.words.life.everSince.has(tokens[to + 1]?.word ?? '');
  return isSince || names.words.life.haveHad.has(tokens[from - 1]?.word ?? '');
}

/** "Can't sleep past 4", "it was half that until May": an hour, or another dose. */
function isPastOf(walk: Walk, at: number): boolean {
  if (walk.names.words.life.pastHour.has(walk.wordAt(at)) && walk.spans[at + 1]?.kind === 'amount') return true;
  if (!walk.names.words.untils.has(walk.wordAt(at))) return false;
  for (let i = Math.max(walk.partFrom, at - FAR); i < at; i++)
    if (OTHER_DOSE.has(saidOf(walk.spans[i])?.kind ?? '') || hasOtherDose(walk, i)) return true;
  return false;
}
const hasOtherDose = ({ spans, tokens, names }: Walk, at: number): boolean =>
  tokens.slice(spans[at]?.from ?? 0, spans[at]?.to ?? 0).some(({ word }) => names.words.life.lessOrMore.has(word));
const OTHER_DOSE: ReadonlySet<string> = new Set(['half', 'half-of', 'other-dose']);

/** "Lost a kidney as a child", "broke my leg in my twenties": the time of something else. */
function isTimeOfLife(walk: Walk, at: number): boolean {
  const { spans, names } = walk;
  const isTime = names.words.life.timeLeads.has(walk.wordAt(at)) || saidOf(spans[at])?.kind === 'ago';
  if (!isTime || names.words.untils.has(walk.wordAt(at))) return false;
  for (let i = lifeFrom(walk, at); i < at; i++) if (isContent(walk, spans[i])) return true;
  return false;
}

/** "I ran out once in August": it happened, and was over. */
function isOnOccasion({ spans, tokens, names }: Walk, at: number): boolean {
  const { to = 0 } = spans[at] ?? {};
  return names.words.occasions.match(tokens, to) !== null;
}

/** "Put me on sertraline back in June", "mirtazapine 15 mg at night back in March": the day of the beginning. */
function isBeginning({ spans, tokens, names, clauseFrom }: Walk, { at, before }: SaidBehind): boolean {
  const { from = 0 } = spans[at] ?? {};
  if (!names.words.life.backIn.has(tokens[from]?.word ?? '')) return false;
  const { beginnings } = names.words;
  return before.elements.length > 0 || tokens.slice(clauseFrom, from).some(({ word }) => beginnings.has(word));
}

/** "Weight on d/c 81 kg": the day on which somebody left the hospital. */
const isOfDischarge = (walk: Walk, at: number): boolean =>
  walk.names.words.life.discharge.has(walk.wordAt(at)) &&
  walk.names.words.life.dischargeLeads.has(walk.tokens[(walk.spans[at]?.from ?? 0) - 1]?.word ?? '');
