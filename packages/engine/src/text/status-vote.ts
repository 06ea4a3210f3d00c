import { readingStatuses } from '@evidose/contract';
import type { StatusWeights } from '../knowledge-names.ts';
import type { Entry } from './reader.ts';
import type { Token } from './tokens.ts';

type Named = Pick<Entry, 'nameFrom' | 'nameTo'>;

/** How many words on each side of a name are looked at. */
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

const pairs = (signs: readonly string[]): string[] => signs.slice(1).map((sign, at) => `${signs[at]} ${sign}`);
const marked = (mark: string, signs: readonly string[]): string[] => signs.map((sign) => `${mark}:${sign}`);

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
  readonly tokens: readonly Token[];
  /** The end of the name before and the start of the name behind, or the ends of the text. */
  readonly previous: number | null;
  readonly next: number | null;
}

/** The words near a name, each with its side and distance: all that the vote knows. */
export function featuresOf({ tokens, previous, next }: Around, [from, to]: readonly [number, number]): string[] {
  const signs = (start: number, end: number): string[] => tokens.slice(Math.max(start, 0), end).map(signOf);
  const clause = signs(Math.max(previous ?? 0, from - BEFORE), from);
  const cut = previous === null ? -1 : clause.findIndex(isBreak);
  const before = cut < 0 ? clause : clause.slice(clause[cut] === '.' ? cut + 1 : cut);
  const all = signs(to, Math.min(next ?? tokens.length, to + BEHIND));
  const last = next === null ? -1 : all.findLastIndex(isBreak);
  const behind = last < 0 ? all : all.slice(0, last);
  const earlier = signs(from - EARLIER, previous ?? 0);
  const firstBreak = behind.findIndex(isBreak);
  const own = firstBreak < 0 ? behind : behind.slice(0, firstBreak);
  const more = behind.slice(own.length);
  return [
    ...new Set([
      '^',
      ...marked('<', before),
      ...marked('<.', before.slice(-NEAR)),
      ...marked('<<', pairs([previous === null ? '^' : '~', ...before, '@'])),
      ...marked('>', own),
      ...marked('>.', own.slice(0, NEAR)),
      ...marked('>>', pairs(['@', ...own])),
      ...marked(',', more),
      ...marked(',,', pairs(more)),
      ...marked('.', earlier.slice(earlier.lastIndexOf('.') + 1)),
    ]),
  ];
}

/** How much the words speak for each status. */
export function statusScores(weights: StatusWeights, features: readonly string[]): readonly number[] {
  const sums = readingStatuses.map(() => 0);
  let known = 0;
  for (const feature of features) {
    const row = weights.of(feature);
    if (row === undefined) continue;
    known += 1;
    for (const [i, weight] of row.entries()) sums[i] = (sums[i] ?? 0) + weight;
  }
  return sums.map((sum) => sum / Math.sqrt(Math.max(known, 1)));
}

/** The features of each name of a text. */
export function featuresIn(tokens: readonly Token[], names: readonly Named[]): readonly (readonly string[])[] {
  const places = placesOf(tokens, names);
  return places.map((place, i) =>
    featuresOf({ tokens, previous: places[i - 1]?.[1] ?? null, next: places[i + 1]?.[0] ?? null }, place),
  );
}

/** The vote must be this much surer of another status. */
const MARGIN = 1.5;

/**
 * The rules know cues, the vote knows what words near a name usually mean. Where no rule speaks against taking and the
 * vote clearly does, the person is asked. A status that a cue gave is kept.
 */
export function withVotes(weights: StatusWeights, tokens: readonly Token[], entries: readonly Entry[]): Entry[] {
  const features = featuresIn(tokens, entries);
  return entries.map((entry, i) => {
    if (entry.otherStatus !== null || entry.usage.status !== 'taking') return entry;
    const scores = statusScores(weights, features[i] ?? []);
    const best = scores.indexOf(Math.max(...scores));
    const isSurer = (scores[best] ?? 0) - (scores[readingStatuses.indexOf('taking')] ?? 0) >= MARGIN;
    return isSurer ? { ...entry, otherStatus: readingStatuses[best] ?? null } : entry;
  });
}
