import { DAYS_OF_WEEK } from '../../measures.ts';
import type { Cue } from '../cues.ts';
import type { Looking } from '../find-name.ts';
import type { PhraseMatch } from '../phrases.ts';
import type { CueSpan } from '../spans.ts';

/** "Mon to Thu", "Fri-Sun": a range of weekdays. */
export function daysAt({ tokens, names, numberAt }: Looking, at: number, first: PhraseMatch<Cue>): CueSpan | null {
  if (first.value.kind !== 'weekday' || !names.words.toDay.has(tokens[first.to]?.word ?? '')) return null;
  const last = names.words.phrases.match(tokens, first.to + 1, numberAt);
  if (last?.value.kind !== 'weekday') return null;
  const times = ((last.value.day - first.value.day + DAYS_OF_WEEK) % DAYS_OF_WEEK) + 1;
  const cue: Cue = { kind: 'frequency', times, every: DAYS_OF_WEEK };
  return { kind: 'cue', from: at, to: last.to, cue, number: 1, meaning: null };
}
