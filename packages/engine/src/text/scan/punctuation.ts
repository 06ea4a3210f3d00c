import type { Cue } from '../cues.ts';
import type { Looking } from '../find-name.ts';
import type { MarkKind, Span } from '../spans.ts';
import type { Token } from '../tokens.ts';

export const isGap = (text: string, at: number): boolean => at < 0 || at >= text.length || /\s/.test(text[at] ?? ' ');

export const ENDS_ASIDE: ReadonlySet<Cue['kind']> = new Set([
  'break',
  'status',
  'frequency',
  'slot',
  'needed',
  'person',
]);

const SIGNS = { comma: ',，、', stop: ';；\n|•·‣●!?', open: '([{', close: ')]}', colon: ':', joint: '/+&' } as const;
const KIND_OF_SIGN: ReadonlyMap<string, MarkKind> = new Map(
  Object.entries(SIGNS).flatMap(([kind, signs]) => [...signs].map((sign) => [sign, kind as MarkKind] as const)),
);

/** "Carers QDS. On edoxaban": a frequency, then a sentence. */
const isOften = (last: Span | undefined): boolean => last?.kind === 'cue' && last.cue.kind === 'frequency';

const FEW = 8;

type Written = Pick<Looking, 'text' | 'tokens'> & Partial<Pick<Looking, 'names'>>;

/** "I had a stroke 4 years ago. Bisoprolol": a short word that is not an abbreviation, unlike "tab." and "no. 7". */
function endsSentence({ text, tokens, names }: Written, at: number, last: Span | undefined): boolean {
  const { end } = tokens[at] as Token;
  const word = tokens[at - 1]?.word ?? '';
  const isPlain = last?.kind === 'word' || (last?.kind === 'cue' && PLAIN.has(last.cue.kind));
  // "When they flare up. Daktacort I stopped", "with the days on. bisoprolol": a function word is not an abbreviation,
  // and a capital or a name starts a sentence.
  if (word.length > 1 && names?.words.grammar.has(word) === true) {
    const isName = names.find(tokens[at + 1]?.word ?? '') !== undefined;
    if (isName || CAPITAL.test(text.slice(end, end + FEW))) return true;
  }
  return isPlain && word.length > 2 && names?.words.isEnglish(word) === true && tokens[at + 1]?.kind === 'word';
}
const CAPITAL = /^\s+\p{Lu}/u;

/** "5mg. gym on Mondays", "bd. paid 12.50": after a dose, only a dose, a form or a time continues the sentence. */
function isBehindDose({ tokens, names }: Written, at: number, last: Span | undefined): boolean {
  const isDose = (last?.kind === 'amount' && last.unit !== null) || isOften(last);
  if (!isDose || tokens[at + 1]?.kind !== 'word' || names === undefined) return false;
  const next = names.words.phrases.match(tokens, at + 1);
  return next === null ? !names.words.grammar.has(tokens[at + 1]?.word ?? '') : TURNS.has(next.value.kind);
}
const TURNS: ReadonlySet<Cue['kind']> = new Set(['status', 'person', 'talk', 'thing', 'break', 'ailment', 'level']);

const PLAIN: ReadonlySet<Cue['kind']> = new Set(['talk', 'ago', 'time', 'ailment', 'person', 'any-more', 'refused']);

/** The effect of punctuation on the sentence; `last` is the span before it. */
export function signKind(
  of: Written,
  { at, last }: { readonly at: number; readonly last: Span | undefined },
): MarkKind {
  const { text, tokens } = of;
  const { word, start, end } = tokens[at] as Token;
  const fixed = KIND_OF_SIGN.get(word);
  if (fixed !== undefined) return fixed;
  const isSpaced = isGap(text, start - 1) && isGap(text, end);
  if (word === '-' || word === '–' || word === '—') return isSpaced ? 'dash' : 'mark';
  if (word === '.') {
    const before = tokens[at - 1];
    // "Twice a day. Do not stop": a frequency ends the sentence, however short its last word.
    const isSaid = last?.kind === 'cue' && ENDS_ASIDE.has(last.cue.kind);
    const isStatement = isSaid && last.to - last.from > 1;
    // "Eliquis 5mg. No other tablets", "5mg. 56 tablets left": a dose or a name, then a sentence.
    const isSentence =
      (last?.kind === 'amount' || last?.kind === 'name' || isOften(last)) &&
      /^\s+[\p{Lu}\d]/u.test(text.slice(end, end + FEW));
    const isAbbreviation =
      before?.kind === 'word' &&
      before.word.length < 4 &&
      !isStatement &&
      !isSentence &&
      !endsSentence(of, at, last) &&
      !isBehindDose(of, at, last);
    return isGap(text, end) && !isAbbreviation ? 'stop' : 'mark';
  }
  return 'mark';
}
