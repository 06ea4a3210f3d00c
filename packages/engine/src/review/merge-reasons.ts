import type { Because } from '@evidose/contract';
import type { Facts } from '../criteria/facts.ts';
import { flatMap } from '../flat-map.ts';
import { andList } from '../words/open-words.ts';
import type { Judgement } from './judgement.ts';

const nameOf = ({ understood }: Facts, { field, value }: Because): string =>
  understood.medicines.find((each) => each.field === field && each.text === value)?.name ?? `“${value}”`;

/** One sentence per reason; a row about three medicines is one sentence with their names. */
export function mergeReasons(facts: Facts, judgements: readonly Judgement[]): string[] {
  const groups = new Map<string, Judgement[]>();
  for (const each of judgements) {
    if (each.message === '') continue;
    const key = each.kind === 'interaction' && each.rule !== null ? each.rule : each.message;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const lines = flatMap([...groups.values()], (group) => {
    const [first, ...others] = group;
    if (first === undefined) return [];
    const also = flatMap(
      others.filter(({ message }) => message !== first.message),
      ({ because }) => because,
    );
    const names = [...new Set(also.map((each) => nameOf(facts, each)))];
    return [first.message, ...(names.length === 0 ? [] : [`The same goes for ${andList(names)}.`])];
  });
  return [...new Set(lines)];
}
