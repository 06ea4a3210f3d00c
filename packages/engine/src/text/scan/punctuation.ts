import type { Cue } from '../cues.ts';
import type { Looking } from '../find-name.ts';
import type { MarkKind, Span } from '../spans.ts';
import type { Token } from '../tokens.ts';

export const isGap = (text: string, at: number): boolean => at < 0 || at >= text.length || /\s/.test(text[at] ?? ' ');

/** What is said here ends what a medicine is for. */
export const ENDS_ASIDE: ReadonlySet<Cue['kind']> = new Set([
  'break',
  'status',
  'frequency',
  'slot',
  'needed',
  'person',
]);

const PUNCTUATION_KINDS: Readonly<Record<string, MarkKind>> = {
  ',': 'comma',
  '，': 'comma',
  '、': 'comma',
  ';': 'stop',
  '；': 'stop',
  '\n': 'stop',
  '|': 'stop',
  '•': 'stop',
  '·': 'stop',
  '‣': 'stop',
  '●': 'stop',
  '!': 'stop',
  '?': 'stop',
  '(': 'open',
  '[': 'open',
  '{': 'open',
  ')': 'close',
  ']': 'close',
  '}': 'close',
  ':': 'colon',
  '/': 'joint',
  '+': 'joint',
  '&': 'joint',
};

/** "Carers QDS. On edoxaban": how often, and then a sentence. */
const isOften = (last: Span | undefined): boolean => last?.kind === 'cue' && last.cue.kind === 'frequency';

/** So many characters behind a full stop are looked at. */
const FEW = 8;

/** Without names only signs are looked at. */
type Written = Pick<Looking, 'text' | 'tokens'> & Partial<Pick<Looking, 'names'>>;

/** "I had a stroke 4 years ago. Bisoprolol": a short word that is no abbreviation, as "tab." and "no. 7" are. */
function endsSentence({ text, tokens, names }: Written, at: number, last: Span | undefined): boolean {
  const { end } = tokens[at] as Token;
  const word = tokens[at - 1]?.word ?? '';
  const isPlain = last?.kind === 'word' || (last?.kind === 'cue' && PLAIN.has(last.cue.kind));
  // "When they flare up. Daktacort I stopped", "with the days on. bisoprolol": a word of grammar is no abbreviation, and a
  // capital or a name begins a sentence.
  if (word.length > 1 && names?.words.grammar.has(word) === true) {
    const isName = names.find(tokens[at + 1]?.word ?? '') !== undefined;
    if (isName || CAPITAL.test(text.slice(end, end + FEW))) return true;
  }
  return isPlain && word.length > 2 && names?.words.isEnglish(word) === true && tokens[at + 1]?.kind === 'word';
}
const CAPITAL = /^\s+\p{Lu}/u;

/** "5mg. gym on Mondays", "bd. paid 12.50": behind a dose nothing but a dose, a form or a time goes on; else a sentence begins. */
function isBehindDose({ tokens, names }: Written, at: number, last: Span | undefined): boolean {
  const isDose = (last?.kind === 'amount' && last.unit !== null) || isOften(last);
  if (!isDose || tokens[at + 1]?.kind !== 'word' || names === undefined) return false;
  const next = names.words.phrases.match(tokens, at + 1);
  return next === null ? !names.words.grammar.has(tokens[at + 1]?.word ?? '') : !GOES_ON.has(next.value.kind);
}
/** "5 mg. tabs", "5 mg. at night". */
const GOES_ON: ReadonlySet<Cue['kind']> = new Set([
  'frequency',
  'slot',
  'meals',
  'weekday',
  'piece',
  'route',
  'form',
  'needed',
  'at-most',
  'each',
  'total',
  'split',
  'course',
  'time',
  'month',
  'ago',
  'maker',
  'purpose',
]);

const PLAIN: ReadonlySet<Cue['kind']> = new Set(['talk', 'ago', 'time', 'ailment', 'person', 'any-more', 'refused']);

/** What a sign does to the sentence; `last` is what stands before it. */
export function signKind(
  of: Written,
  { at, last }: { readonly at: number; readonly last: Span | undefined },
): MarkKind {
  const { text, tokens } = of;
  const { word, start, end } = tokens[at] as Token;
  const fixed = PUNCTUATION_KINDS[word];
  if (fixed !== undefined) return fixed;
  const isSpaced = isGap(text, start - 1) && isGap(text, end);
  if (word === '-' || word === '–' || word === '—') return isSpaced ? 'dash' : 'mark';
  if (word === '.') {
    const before = tokens[at - 1];
    // "Twice a day. Do not stop": the end of how often is the end of a sentence, however short its last word.
    const isSaid = last?.kind === 'cue' && ENDS_ASIDE.has(last.cue.kind);
    const isTold = isSaid && last.to - last.from > 1;
    // "Eliquis 5mg. No other tablets", "5mg. 56 tablets left": a dose or a name, and then a sentence.
    const isSentence =
      (last?.kind === 'amount' || last?.kind === 'name' || isOften(last)) &&
      /^\s+[\p{Lu}\d]/u.test(text.slice(end, end + FEW));
    const isAbbreviation =
      before?.kind === 'word' &&
      before.word.length < 4 &&
      !isTold &&
      !isSentence &&
      !endsSentence(of, at, last) &&
      !isBehindDose(of, at, last);
    return isGap(text, end) && !isAbbreviation ? 'stop' : 'mark';
  }
  return 'mark';
}
