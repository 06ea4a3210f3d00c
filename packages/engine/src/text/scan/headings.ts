import type { Looking } from '../find-name.ts';
import type { Span } from '../spans.ts';

const FAR = 40;
const LONGEST_HEAD = 8;

/** "Per SNF MAR: senna": unknown words between the start of a line and a colon before a name. */
export function isHeading(spans: readonly Span[], at: number): boolean {
  let first = at;
  while (first > Math.max(at - LONGEST_HEAD, 0) && IN_HEADS.has(spans[first - 1]?.kind ?? 'stop')) first -= 1;
  if (first > 0 && spans[first - 1]?.kind !== 'stop') return false;
  let colon = at + 1;
  while (colon < at + LONGEST_HEAD && IN_HEADS.has(spans[colon]?.kind ?? 'stop')) colon += 1;
  return spans[colon]?.kind === 'colon' && spans[colon + 1]?.kind === 'name' && isSure(spans[colon + 1] as Span);
}
const IN_HEADS: ReadonlySet<Span['kind']> = new Set(['word', 'unknown', 'cue', 'mark']);
const isSure = (span: Span): boolean => span.kind === 'name' && !span.guessed;

const LEAST_WORDS = 2;

/** "LRTI, sats 93%", "retired, Pune": an acronym or a place in a sentence without medicines or taking. */
export function isOfLetters(of: Looking, spans: readonly Span[], at: number): boolean {
  const span = spans[at] as Span;
  if (span.to - span.from !== 1 || !(isShortForm(of, span.from) || isPlace(of, span.from))) return false;
  const { taking, takenBefore } = of.names.words.prose;
  // "Also QRX", "and QRX", "new: QRX".
  const from = edge(spans, at, -1);
  if (takenBefore.has(of.tokens[span.from - 1]?.word ?? '') || spans[at - 1]?.kind === 'colon') return false;
  if (spans[at - 1]?.kind === 'joint' && at - 1 === from) return false;
  const sentence = spans.slice(from, edge(spans, at, 1));
  let words = 0;
  for (const each of sentence) {
    if (each.kind === 'name') return false;
    const cue = of.tokens.slice(each.from, each.to);
    if (cue.some(({ word }) => taking.has(word))) return false;
    if (each.kind === 'word' || (each.kind === 'cue' && PLAIN.has(each.cue.kind))) words += cue.length;
  }
  return words >= LEAST_WORDS;
}
const PLAIN: ReadonlySet<string> = new Set(['talk', 'person', 'time', 'ailment', 'month']);

function edge(spans: readonly Span[], at: number, step: 1 | -1): number {
  let edge = at;
  while (edge >= 0 && edge < spans.length && Math.abs(edge - at) < FAR && spans[edge]?.kind !== 'stop') edge += step;
  return step === 1 ? edge : edge + 1;
}

const written = ({ text, tokens }: Looking, at: number): string => text.slice(tokens[at]?.start, tokens[at]?.end);

/** Capitals among words without any; if everything is in capitals, they mean nothing. */
const isShortForm = (of: Looking, at: number): boolean =>
  /^\p{Lu}{2,6}s?$/u.test(written(of, at)) && /\p{Ll}{3}/u.test(of.text);

const isPlace = (of: Looking, at: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(written(of, at)) && of.names.words.english.isProper(of.tokens[at]?.word ?? '');

/** "Problem list: …", "PMH: …": a heading for what someone has. */
export function isHistory({ tokens, names }: Looking, at: number): boolean {
  const head = names.words.historyHeads.match(tokens, at);
  return head !== null && tokens[head.to]?.word === ':';
}
