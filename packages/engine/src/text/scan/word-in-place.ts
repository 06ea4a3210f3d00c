import type { Slot } from '@evidose/contract';
import type { Cue } from '../cues.ts';
import { hasCompany, type Looking } from '../find-name.ts';
import { isOwn } from '../names.ts';
import type { NameSpan, Span } from '../spans.ts';
import { CONNECTORS } from '../tokens.ts';

interface Place {
  readonly at: number;
  readonly to: number;
  readonly spans: readonly Span[];
}

export const FORMS: ReadonlySet<Cue['kind']> = new Set(['form', 'piece', 'route']);

/** A word that is a time of day only in context: "1 tab tea", "15 mg ON". */
export function slotOfWord(of: Looking, place: Place): Slot | null {
  if (place.to !== place.at + 1) return null;
  return isMeal(of, place) ? 'dinner' : isNight(of, place) ? 'bedtime' : null;
}

/** "2 tabs breakfast, 1 tab tea"; "breakfast and tea". */
function isMeal({ isMedicines, names, tokens }: Looking, { at, spans }: Place): boolean {
  if (!names.words.mealToo.has(tokens[at]?.word ?? '')) return false;
  const [before, last] = [spans[spans.length - 2], spans[spans.length - 1]];
  // "Tea: metformin".
  if (tokens[at + 1]?.word === ':' && (last === undefined || last.kind === 'stop')) return true;
  const isJoint = last?.kind === 'joint' || last?.kind === 'comma';
  if (isJoint && before?.kind === 'cue' && before.cue.kind === 'slot') return true;
  return isMedicines && (last?.kind === 'amount' || (last?.kind === 'cue' && last.cue.kind === 'piece'));
}

/** "Senna 15 mg ON", "senna ON": at night. Nothing else ends this way. */
function isNight({ isMedicines, names, tokens, text }: Looking, { at, to, spans }: Place): boolean {
  const token = tokens[at];
  if (!isMedicines || !names.words.nightInCapitals.has(token?.word ?? '')) return false;
  const last = spans[spans.length - 1];
  const isBehindDose = last?.kind === 'amount' || (last?.kind === 'cue' && FORMS.has(last.cue.kind));
  const isEnd = tokens[to] === undefined || tokens[to]?.kind === 'sign';
  const isCapital = text.slice(token?.start, token?.end) === token?.word.toUpperCase();
  // "1 ON 28 tab": followed by the pack size.
  if (isCapital && isBehindDose && tokens[to]?.kind === 'number') return true;
  return isEnd && (isBehindDose || (last?.kind === 'name' && isCapital));
}

/** "A copper bracelet", "lithium batteries", "zinc and copper plating": a material, not an entry. */
export function isOfObject({ names, tokens }: Looking, { from, to, meaning }: NameSpan): boolean {
  const isMineral = meaning.supplement?.category === 'mineral';
  const next = tokens[isMineral && CONNECTORS.has(tokens[to]?.word ?? '') ? to + 2 : to];
  if (isMineral && to - from === 1 && isWorks({ names, tokens }, to)) return true;
  return isOwn(meaning) && to - from === 1 && next?.kind === 'word' && names.words.objects.has(next.word);
}

/** "Iron works foreman": a workplace; in "iron works well for me" it is taken. */
function isWorks({ names, tokens }: Pick<Looking, 'names' | 'tokens'>, at: number): boolean {
  const next = tokens[at + 1];
  const { works, howItWorks } = names.words.unrelated;
  if (!works.has(tokens[at]?.word ?? '') || next?.kind !== 'word' || !names.words.isEnglish(next.word)) return false;
  return !names.words.isTalk(next.word) && !names.words.grammar.has(next.word) && !howItWorks.has(next.word);
}

/** "The pill box". */
export const isHolder = ({ names, tokens }: Looking, { to, meaning }: NameSpan): boolean =>
  meaning.drugClass !== undefined && names.words.holders.has(tokens[to]?.word ?? '');

/** "Cannot iron": a verb. With a dose or a form after it, it is taken. */
export function isVerb(of: Looking, { from, to }: NameSpan): boolean {
  const { verbsToo, verbLeads } = of.names.words;
  const [before, word] = [of.tokens[from - 1]?.word ?? '', of.tokens[from]?.word ?? ''];
  return to - from === 1 && verbsToo.has(word) && verbLeads.has(before) && !hasCompany(of, from, to);
}

/** "Diverticulosis", "thyroidectomy": endings that no medicine has. */
export const isAilment = ({ names }: Looking, word: string): boolean =>
  word.length >= SHORTEST_AILMENT && names.words.ailmentEndings.some((ending) => word.endsWith(ending));
const SHORTEST_AILMENT = 7;
