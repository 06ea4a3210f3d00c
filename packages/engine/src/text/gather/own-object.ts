import type { Said } from '../said.ts';
import type { Span } from '../spans.ts';
import { SIGNS, saidOf } from './gathered.ts';
import type { Walk } from './walk.ts';

/** Where what was said ends. */
const ENDS: ReadonlySet<Span['kind']> = new Set([...SIGNS, 'mark', 'amount', 'pair', 'hours'] as const);
/** Behind a status these go on speaking of the medicine: when, why, how often, in which form. */
const OF_MEDICINE: ReadonlySet<Said['kind']> = new Set([
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
  const { backTo, grammar, life, little, selfToo, sentenceAbroad, subjects, syntax, taking, stopReasons } = names.words;
  const said = spans[at];
  if (said === undefined || tokens.slice(said.from, said.to).some(({ word }) => backTo.has(word))) return false;
  // "Used to be a nurse", "never been in hospital": somebody was that, or was there.
  let isBeing = false;
  // "Stopped by rheumatology", "stopped by the clinic"; in "stopped by to check" somebody came.
  const isBy = syntax.by.has(tokens[said.to - 1]?.word ?? '');
  const who = syntax.whoseOrWhich.has(tokens[said.to]?.word ?? '') ? said.to + 1 : said.to;
  if (isBy && life.appointments.has(tokens[who]?.word ?? '')) return false;
  const isDenied = saidOf(said)?.kind === 'status' && walk.isDenied;
  for (let i = at + 1; i < Math.min(at + FAR, spans.length); i++) {
    const span = spans[i] as Span;
    if (isOfNext(walk, i)) continue;
    if (ENDS.has(span.kind) || OF_MEDICINE.has(saidOf(span)?.kind ?? 'talk')) break;
    for (const { word } of tokens.slice(span.from, span.to)) {
      // "Binned the rest": the others, and none of what was named.
      if (life.others.has(word)) return true;
      // "Discontinued by the cardiologist".
      if (isBy && subjects.has(word)) return false;
      // "I no longer work shifts"; "it no longer works" is said of the medicine.
      if (life.workToo.has(word) && selfToo.has(tokens[said.from - 1]?.word ?? '')) return true;
      // "Never had any trouble with it".
      if (life.determiners.has(word) && saidOf(spans[i + 1])?.kind === 'ailment') continue;
      // "Not pregnant", "never had side effects".
      if (isDenied && life.states.has(word)) return true;
      if (backTo.has(word) || taking.has(word) || (!isBeing && stopReasons.has(word))) return false;
      if (life.being.has(word)) isBeing = true;
      else if (sentenceAbroad.has(word)) continue;
      else if (!grammar.has(word) && !little.has(word) && !life.rightNow.has(word) && word.length > 1) return true;
    }
  }
  // "She wants me on it but I said no": one speaks of oneself.
  const isSelf = tokens.slice(said.from, said.to).some(({ word }) => selfToo.has(word));
  return isBeing || (!isSelf && hasOwnPerson(walk, at));
}
/** "Two C-sections", "a drop of alcohol", "my annual review": said of the word behind it. */
function isOfNext({ spans, tokens, names }: Walk, at: number): boolean {
  const span = spans[at];
  const kind = saidOf(span)?.kind;
  const isCount = span?.kind === 'amount' && span.unit === null;
  const isOften = kind === 'frequency' && span !== undefined && span.to - span.from === 1;
  const isPiece = kind === 'piece' && names.words.syntax.of.has(tokens[span?.to ?? 0]?.word ?? '');
  if (!isCount && !isOften && !isPiece) return false;
  const next = spans[isPiece ? at + 2 : at + 1];
  const { word = '', kind: written } = tokens[next?.from ?? -1] ?? {};
  const { medicine, taking, grammar, little, stopReasons, isEnglish } = names.words;
  if (next?.kind !== 'word' && saidOf(next)?.kind !== 'ailment' && saidOf(next)?.kind !== 'thing') return false;
  return (
    written === 'word' &&
    isEnglish(word) &&
    ![medicine, taking, grammar, little, stopReasons].some((list) => list.has(word))
  );
}

/** "My job ended", "our marriage is over": a sentence of its own about something that is one's own, and no medicine. */
export function hasOwnSubject(walk: Walk, at: number): boolean {
  const { tokens, names, spans } = walk;
  const start = subjectBefore(walk, at);
  if (start < 0) return false;
  const { backTo, medicine, subjects, doers, life, ofSelf, prose, isEnglish } = names.words;
  const { from = 0, to = 0 } = spans[at] ?? {};
  // "The new doctor stopped it".
  if (!isEnglish(tokens[start + 1]?.word ?? '')) return false;
  if (tokens.slice(from, to + 1).some(({ word }) => backTo.has(word))) return false;
  const ofOthers = [backTo, prose.taking, life.treatment, medicine, subjects, doers, ofSelf, life.subjectEnds];
  return !tokens.slice(start + 1, from).some(({ word }) => ofOthers.some((list) => list.has(word)));
}

/** Where "my" or "our" stands, shortly before; -1 where none does. */
function subjectBefore({ tokens, spans, names, clauseFrom, current }: Walk, at: number): number {
  const { ownLeads, subjectLeads } = names.words.life;
  const { from = 0 } = spans[at] ?? {};
  const start = Math.max(clauseFrom, from - FAR, (current?.name ?? current?.unknown)?.to ?? 0);
  // "For my back, stopped": what it was for, and not what stopped.
  for (let i = from - 1; i >= start; i--)
    if (ownLeads.has(tokens[i]?.word ?? '')) return subjectLeads.has(tokens[i - 1]?.word ?? '') ? -1 : i;
  return -1;
}

/** "My wife doesn't know": somebody else does it or does not. "They took me off" is said of a doctor. */
function hasOwnPerson(walk: Walk, at: number): boolean {
  const { subjects, doers } = walk.names.words;
  for (let i = Math.max(walk.partFrom, at - FAR); i < at; i++) {
    const word = walk.wordAt(i);
    if (saidOf(walk.spans[i])?.kind === 'person' && !subjects.has(word) && !doers.has(word)) return true;
  }
  return false;
}
