import type { Looking } from '../find-name.ts';
import type { CueSpan, Span } from '../spans.ts';

/**
 * "At lunch nothing, and at bedtime …", "nothing at lunch", "no tablets on Sunday": a time at which nothing is taken.
 * It denies no entry and is the time of none.
 */
export function withoutEmptyTimes(of: Looking, spans: readonly Span[]): readonly Span[] {
  if (!spans.some((span) => isNothing(of, span))) return spans;
  const left = [...spans];
  for (let at = 0; at < left.length; at++) {
    if (!isNothing(of, left[at])) continue;
    const after = saidKind(left[at + 1]) === 'piece' ? at + 2 : at + 1;
    const isBefore = TIMES.has(saidKind(left[after]));
    // "Lunch - nothing", "Lunch: nothing".
    const before = PARTS.has(left[at - 1]?.kind ?? 'stop') ? at - 2 : at - 1;
    const isBehind =
      isAtAll(of, left[at] as Span) && TIMES.has(saidKind(left[before])) && ENDS.has(left[after]?.kind ?? 'stop');
    if (!isBefore && !isBehind) continue;
    for (let i = isBefore ? at : before; i < (isBefore ? after + 1 : after); i++) left[i] = sayNothing(left[i] as Span);
  }
  return left;
}

function isNothing({ tokens, names }: Looking, span: Span | undefined): boolean {
  const isDenial = span?.kind === 'cue' && span.cue.kind === 'status' && span.cue.status === 'not-taking';
  return isDenial && span.to - span.from === 1 && names.words.unrelated.nothingThen.has(tokens[span.from]?.word ?? '');
}

const isAtAll = ({ tokens, names }: Looking, { from }: Span): boolean =>
  names.words.unrelated.nothingAtAll.has(tokens[from]?.word ?? '');

const sayNothing = ({ from, to }: Span): CueSpan => ({
  kind: 'cue',
  from,
  to,
  cue: { kind: 'talk' },
  number: 1,
  meaning: null,
});

const saidKind = (span: Span | undefined): string => (span?.kind === 'cue' ? span.cue.kind : '');
const TIMES: ReadonlySet<string> = new Set(['slot', 'weekday', 'meals']);
const PARTS: ReadonlySet<Span['kind']> = new Set(['dash', 'colon']);
const ENDS: ReadonlySet<Span['kind']> = new Set(['stop', 'comma', 'dash', 'joint', 'close']);
