import { DAYS_OF_WEEK } from '../../measures.ts';
import type { Looking } from '../find-name.ts';
import type { PhraseMatch } from '../phrases.ts';
import type { Said } from '../said.ts';
import type { SaidSpan } from '../spans.ts';

/** "Mon to Thu", "Fri-Sun": so many days of the week. */
export function daysAt({ tokens, names, numberAt }: Looking, at: number, first: PhraseMatch<Said>): SaidSpan | null {
  if (first.value.kind !== 'weekday' || !names.words.toDay.has(tokens[first.to]?.word ?? '')) return null;
  const last = names.words.phrases.match(tokens, first.to + 1, numberAt);
  if (last?.value.kind !== 'weekday') return null;
  const times = ((last.value.day - first.value.day + DAYS_OF_WEEK) % DAYS_OF_WEEK) + 1;
  const said: Said = { kind: 'frequency', times, every: DAYS_OF_WEEK };
  return { kind: 'said', from: at, to: last.to, said, number: 1, meaning: null };
}
