import type { Span } from '../spans.ts';
import { saidOf } from './gathered.ts';
import type { Walk } from './walk.ts';

/** Where what was said ends. */
const ENDS: ReadonlySet<Span['kind']> = new Set([
  'stop',
  'comma',
  'dash',
  'open',
  'close',
  'colon',
  'joint',
  'mark',
  'amount',
  'pair',
  'hours',
]);
/** Behind a status these go on speaking of the medicine: when, why, how often, in which form. */
const OF_MEDICINE: ReadonlySet<string> = new Set([
  'time',
  'ago',
  'slot',
  'frequency',
  'weekday',
  'piece',
  'purpose',
  'month',
  'needed',
  'needed-when',
  'break',
  'status',
  'course',
  'route',
  'medicine',
  'again',
]);
/** So far on the object of a verb stands. */
const FAR = 6;

/**
 * "I don't smoke", "quit my job", "please don't leave a voicemail", "my son dropped out": a sentence of life behind a list,
 * with an object or a person of its own, stops and denies no medicine. What is said without an object, or with "it", does.
 */
export function hasOwnObject(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  const { backTo, grammar, little, sentenceAbroad, taking, stopReasons } = names.words;
  const said = spans[at];
  if (said === undefined || tokens.slice(said.from, said.to).some(({ word }) => backTo.has(word))) return false;
  // "Used to be a nurse", "never been in hospital": somebody was that, or was there.
  let isBeing = false;
  const isDenied = saidOf(said)?.kind === 'status' && walk.isDenied;
  for (let i = at + 1; i < Math.min(at + FAR, spans.length); i++) {
    const span = spans[i] as Span;
    if (ENDS.has(span.kind) || OF_MEDICINE.has(saidOf(span)?.kind ?? '')) break;
    for (const { word } of tokens.slice(span.from, span.to)) {
      // "Binned the rest": the others, and none of what was named.
      if (OTHERS.has(word)) return true;
      // "Discontinued by the cardiologist".
      if (BY.has(tokens[said.to - 1]?.word ?? '') && names.words.subjects.has(word)) return false;
      // "I no longer work shifts"; "it no longer works" is said of the medicine.
      if (word === 'work' && names.words.selfToo.has(tokens[said.from - 1]?.word ?? tokens[said.from]?.word ?? ''))
        return true;
      // "Never had any trouble with it".
      if (DETERMINERS.has(word) && saidOf(spans[i + 1])?.kind === 'ailment') continue;
      // "Not pregnant", "never had side effects".
      if (isDenied && STATES.has(word)) return true;
      if (backTo.has(word) || taking.has(word) || (!isBeing && stopReasons.has(word))) return false;
      if (BEING.has(word)) isBeing = true;
      else if (sentenceAbroad.has(word)) continue;
      else if (!grammar.has(word) && !little.has(word) && !RIGHT_NOW.has(word) && word.length > 1) return true;
    }
  }
  // "She wants me on it but I said no": one speaks of oneself.
  const isSelf = tokens.slice(said.from, said.to).some(({ word }) => names.words.selfToo.has(word));
  return isBeing || (!isSelf && hasOwnPerson(walk, at));
}
const BY: ReadonlySet<string> = new Set(['by']);
const DETERMINERS: ReadonlySet<string> = new Set(['any', 'much', 'many', 'a', 'the', 'no', 'real', 'such']);
const STATES: ReadonlySet<string> = new Set(['pregnant', 'side']);
const OTHERS: ReadonlySet<string> = new Set(['rest', 'others', 'everything']);
/** "Not taking right now". */
const RIGHT_NOW: ReadonlySet<string> = new Set(['right', 'just', 'currently', 'presently']);
const BEING: ReadonlySet<string> = new Set(['be', 'been']);

/** "My job ended", "our marriage is over": a sentence of its own about something that is one's own, and no medicine. */
export function hasOwnSubject(walk: Walk, at: number): boolean {
  const { tokens, names, spans } = walk;
  if (!walk.isLineStart || walk.clauseEntries > 0 || !OWN.has(tokens[walk.clauseFrom]?.word ?? '')) return false;
  const { backTo, medicine, subjects, doers, prose, isEnglish } = names.words;
  const word = tokens[walk.clauseFrom + 1]?.word ?? '';
  if (!isEnglish(word) || medicine.has(word) || subjects.has(word) || doers.has(word)) return false;
  const to = spans[at]?.to ?? 0;
  const speaksOfIt = (each: string): boolean => backTo.has(each) || prose.taking.has(each) || TREATMENT.has(each);
  return !tokens.slice(walk.clauseFrom, to).some((token) => speaksOfIt(token.word));
}
const OWN: ReadonlySet<string> = new Set(['my', 'our']);
/** "My course ended", "my six months are over". */
const TREATMENT: ReadonlySet<string> = new Set([
  'course',
  'treatment',
  'therapy',
  'supply',
  'stock',
  'trial',
  'pack',
  'box',
  'bottle',
  'days',
  'weeks',
  'months',
  'year',
  'years',
]);

/** "My wife doesn't know": somebody else does it or does not. "They took me off" is said of a doctor. */
function hasOwnPerson(walk: Walk, at: number): boolean {
  const { subjects, doers } = walk.names.words;
  for (let i = Math.max(walk.partFrom, at - FAR); i < at; i++) {
    const word = walk.wordAt(i);
    if (saidOf(walk.spans[i])?.kind === 'person' && !subjects.has(word) && !doers.has(word)) return true;
  }
  return false;
}
