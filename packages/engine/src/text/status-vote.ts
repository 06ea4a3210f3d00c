import { readingStatuses } from '@evidose/contract';
import type { StatusWeights } from '../knowledge-names.ts';
import type { Entry } from './reader.ts';
import type { Token } from './tokens.ts';

type Named = Pick<Entry, 'nameFrom' | 'nameTo'>;

const BEFORE = 12;
const NEAR = 4;
const EARLIER = 16;
const BEHIND = 30;

/** One word for all numbers, one sign for all that end a sentence, one for all brackets. */
function signOf({ word, kind }: Token): string {
  if (kind === 'number') return '#';
  if (kind === 'word') return word;
  if (ENDS.has(word)) return '.';
  return word === '[' || word === '{' ? '(' : word === ']' || word === '}' ? ')' : word;
}
const ENDS: ReadonlySet<string> = new Set(['.', ';', '!', '?', '\n']);
const isBreak = (sign: string): boolean => sign === '.' || sign === ',';

/** Where the names of a text stand among its tokens, in order. */
export function placesOf(tokens: readonly Token[], names: readonly Named[]): readonly (readonly [number, number])[] {
  let at = 0;
  return names.map(({ nameFrom, nameTo }) => {
    if ((tokens[at]?.start ?? 0) > nameFrom) at = 0;
    while (at < tokens.length && (tokens[at]?.end ?? 0) <= nameFrom) at += 1;
    let to = at;
    while (to < tokens.length && (tokens[to]?.start ?? 0) < nameTo) to += 1;
    return [at, to];
  });
}

interface Around {
  readonly signs: readonly string[];
  /** The end of the name before and the start of the name behind, or the ends of the text. */
  readonly previous: number | null;
  readonly next: number | null;
}

function findIn(signs: readonly string[], from: number, to: number, fits: (sign: string) => boolean): number {
  for (let at = from; at < to; at++) if (fits(signs[at] ?? '')) return at;
  return to;
}

/** The words near a name, each with its side and distance: all that the vote knows. */
function featuresOf({ signs, previous, next }: Around, [from, to]: readonly [number, number]): ReadonlySet<string> {
  let first = Math.max(previous ?? 0, from - BEFORE);
  const cut = previous === null ? from : findIn(signs, first, from, isBreak);
  if (cut < from) first = signs[cut] === '.' ? cut + 1 : cut;
  let end = Math.min(next ?? signs.length, to + BEHIND);
  if (next !== null) end = signs.slice(to, end).findLastIndex(isBreak) + to;
  if (next !== null && end < to) end = Math.min(next, to + BEHIND);
  const own = findIn(signs, to, end, isBreak);
  const features = new Set(['^']);
  let last = previous === null ? '^' : '~';
  for (let at = first; at < from; at++) {
    const sign = signs[at] ?? '';
    features.add(`<:${sign}`).add(`<<:${last} ${sign}`);
    if (at >= from - NEAR) features.add(`<.:${sign}`);
    last = sign;
  }
  features.add(`<<:${last} @`);
  last = '@';
  for (let at = to; at < end; at++) {
    const sign = signs[at] ?? '';
    if (at < own) features.add(`>:${sign}`).add(`>>:${last} ${sign}`);
    else features.add(`,:${sign}`);
    if (at < own && at < to + NEAR) features.add(`>.:${sign}`);
    if (at > own) features.add(`,,:${last} ${sign}`);
    last = sign;
  }
  for (let at = (previous ?? 0) - 1; at >= Math.max(from - EARLIER, 0) && signs[at] !== '.'; at--)
    features.add(`.:${signs[at]}`);
  return features;
}

/** How much the words speak for each status. */
export function statusScores(weights: StatusWeights, features: Iterable<string>): readonly number[] {
  const sums = readingStatuses.map(() => 0);
  let known = 0;
  for (const feature of features) {
    const row = weights.of(feature);
    if (row === undefined) continue;
    known += 1;
    for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] ?? 0) + (row[i] ?? 0);
  }
  return sums.map((sum) => sum / Math.sqrt(Math.max(known, 1)));
}

function nearNames(tokens: readonly Token[], names: readonly Named[]): (at: number) => ReadonlySet<string> {
  const places = placesOf(tokens, names);
  const signs = tokens.map(signOf);
  return (at) => {
    const around = { signs, previous: places[at - 1]?.[1] ?? null, next: places[at + 1]?.[0] ?? null };
    return featuresOf(around, places[at] ?? [0, 0]);
  };
}

export const featuresIn = (tokens: readonly Token[], names: readonly Named[]): readonly (readonly string[])[] => {
  const near = nearNames(tokens, names);
  return names.map((_, at) => [...near(at)]);
};

/** The vote must be this much surer of another status. */
const MARGIN = 1.5;

/** Where no rule speaks against taking and the vote clearly does, the person is asked. A status of a cue is kept. */
export function withVotes(weights: StatusWeights, tokens: readonly Token[], entries: readonly Entry[]): Entry[] {
  const near = nearNames(tokens, entries);
  return entries.map((entry, at) => {
    if (entry.otherStatus !== null || entry.usage.status !== 'taking') return entry;
    const scores = statusScores(weights, near(at));
    const best = scores.indexOf(Math.max(...scores));
    const isSurer = (scores[best] ?? 0) - (scores[readingStatuses.indexOf('taking')] ?? 0) >= MARGIN;
    return isSurer ? { ...entry, otherStatus: readingStatuses[best] ?? null } : entry;
  });
}
