import { type ChatData, createFeatureTable, numberOf } from '@evidose/knowledge';
import { createFeatures } from './danger/features.ts';
import type { Reader } from './reader.ts';

/** What a message most likely asks: one of `asks`, a page of the site, or nothing that is answered here. */
export interface Likely {
  readonly kind: 'asks' | 'site' | 'none';
  readonly id: string;
  readonly share: number;
  /** How near it is by itself, whatever else is near: from 0 to 1. */
  readonly near: number;
}

/** Examples in a row, from here to before there. The more they have in common, the longer is their sum. */
type Family = Pick<Likely, 'kind' | 'id'> & { readonly from: number; readonly to: number; readonly length: number };

/** How sharply nearness becomes certainty. */
const SHARPNESS = 20;
/** Each word that no example has, and no kind, makes it a little less likely that the message is like any of them. */
const STRANGE = 0.8;
/** So many of the nearest examples speak for their family: one alone may be near by chance. */
const NEAREST = 3;
/** As near as this it says the same as one example, in other words for nothing that matters. */
const SAME = 0.75;

export type Compare = (text: string) => Likely[];

const sumOf = (all: Float64Array): number => all.reduce((sum, each) => sum + each, 0);

/** Compares a message with the examples of likely.yaml. They are learned in steps, between which a server does other work. */
export function* createLikely(
  { read }: Pick<Reader, 'read'>,
  { likely }: Pick<ChatData, 'likely'>,
): Generator<undefined, Compare> {
  const { plain } = createFeatures(likely.kinds);
  const ofSite = new Set(likely.telling.map((kind) => `k:${kind}`));
  const groups = [
    ...Object.entries(likely.asks).map(([id, says]) => ({ kind: 'asks' as const, id, says })),
    ...Object.entries(likely.site).map(([id, says]) => ({ kind: 'site' as const, id, says })),
    // What is not answered here has nothing in common: each example stands for itself.
    ...likely.none.map((say) => ({ kind: 'none' as const, id: '', says: [say] })),
  ];
  const own: Int32Array[] = [];
  for (const say of groups.flatMap(({ says }) => says)) {
    own.push(Int32Array.from(plain(read(say).text), numberOf));
    yield;
  }
  const count = own.length;
  const table = createFeatureTable(Int32Array.from(own.flatMap((numbers) => [...numbers])));
  yield;
  /** Which examples have a feature, and how much it weighs there: those of the feature at `place` stand from `from[place]` on. */
  const from = new Int32Array(table.size + 1);
  for (const numbers of own)
    for (const number of numbers) from[table.placeOf(number) + 1] = (from[table.placeOf(number) + 1] ?? 0) + 1;
  for (let place = 0; place < table.size; place += 1) from[place + 1] = (from[place + 1] ?? 0) + (from[place] ?? 0);
  yield;
  /** A feature that few examples have tells more than one that most have; one that none has tells nothing. */
  const weightAt = (place: number): number => Math.log(1 + count / ((from[place + 1] ?? 0) - (from[place] ?? 0)));
  const lengthOf = (places: readonly number[]): number => Math.hypot(...places.map(weightAt));
  const placesOf = (numbers: Iterable<number>): number[] =>
    [...numbers].map(table.placeOf).filter((place) => place >= 0);
  const at = new Int32Array(from[table.size] ?? 0);
  const weights = new Float64Array(at.length);
  const filled = from.slice();
  const families: Family[] = [];
  for (const { kind, id, says } of groups) {
    const first = families.at(-1)?.to ?? 0;
    const end = first + says.length;
    const sum = new Map<number, number>();
    for (let example = first; example < end; example += 1) {
      const places = placesOf(own[example] ?? []);
      const length = lengthOf(places);
      for (const place of places) {
        const weight = weightAt(place) / length;
        const next = filled[place] ?? 0;
        at[next] = example;
        weights[next] = weight;
        filled[place] = next + 1;
        sum.set(place, (sum.get(place) ?? 0) + weight);
      }
    }
    families.push({ kind, id, from: first, to: end, length: Math.hypot(...sum.values()) });
    yield;
  }
  own.length = 0;

  function nearnessToEach(places: readonly number[]): Float64Array {
    const near = new Float64Array(count);
    const length = lengthOf(places);
    for (const place of places) {
      const weight = weightAt(place) / length;
      for (let i = from[place] ?? 0; i < (from[place + 1] ?? 0); i += 1) {
        const example = at[i] ?? 0;
        near[example] = (near[example] ?? 0) + weight * (weights[i] ?? 0);
      }
    }
    return near;
  }

  /** Half by what the family has in common, half by the examples that are most like it: an odd wording is worth learning too. */
  function nearTo(each: Float64Array, { from: first, to, length }: Family): number {
    const own = each
      .subarray(first, to)
      .filter((near) => near > 0)
      .sort();
    const best = own.at(-1) ?? 0;
    return best >= SAME ? best : (sumOf(own) / length + sumOf(own.slice(-NEAREST)) / NEAREST) / 2;
  }

  return (text: string): Likely[] => {
    const found = plain(text);
    const words = found.filter((feature) => feature.startsWith('w:'));
    const strange = words.filter((feature) => table.placeOf(numberOf(feature)) < 0).length;
    const each = nearnessToEach(placesOf(found.map(numberOf)));
    const near = families
      .map((family) => ({ kind: family.kind, id: family.id, near: nearTo(each, family) }))
      .sort((a, b) => b.near - a.near);
    const most = near[0]?.near ?? 0;
    const shares = near.map((one) => Math.exp(SHARPNESS * (one.near - most)));
    const total = shares.reduce((sum, share) => sum + share, 0);
    // "Who won the game": of a few words half are strange, and what is shared is how one asks, unless one speaks of the site.
    const isOther = strange * 2 >= words.length && !found.some((feature) => ofSite.has(feature));
    const doubt = isOther ? 0 : STRANGE ** strange;
    return near.map((one, at) => ({ ...one, share: (doubt * (shares[at] ?? 0)) / total }));
  };
}
