import { type ChatData, createFeatureTable, numberOf } from '@evidose/knowledge';
import { createFeatures } from './danger/features.ts';
import type { Reader } from './reader.ts';

/** What a message most likely asks: one of `asks`, a page of the site, or nothing that is answered here. */
export interface Likely {
  readonly kind: 'asks' | 'site' | 'none';
  readonly id: string;
  /** How sure that is, from 0 to 1. */
  readonly share: number;
  /** How near it is by itself, whatever else is near: from 0 to 1. */
  readonly near: number;
}

interface Family {
  readonly kind: Likely['kind'];
  readonly id: string;
  /** Its examples stand in a row, from here to before there. */
  readonly from: number;
  readonly to: number;
  /** How long the sum of its examples is: the more they have in common, the longer. */
  readonly length: number;
}

/** How sharply nearness becomes certainty. */
const SHARPNESS = 20;
/** Each word that no example has, and no kind, makes it a little less likely that the message is like any of them. */
const STRANGE = 0.8;
/** So many of the nearest examples speak for their family: one alone may be near by chance. */
const NEAREST = 3;

type Compare = (text: string) => Likely[];

/**
 * Compares a message with the examples of likely.yaml. They are learned step by step, which takes a second in all: a server does so
 * between other work, and a question that comes before the end waits for what is left.
 */
export function createLikely(reader: Pick<Reader, 'read'>, data: Pick<ChatData, 'likely'>) {
  let steps: ReturnType<typeof learning> | null = learning(reader, data);
  let compare: Compare | undefined;
  /** True while there is more to learn. */
  function learn(): boolean {
    compare ??= steps?.next().value ?? undefined;
    // What it was learned from would stay in memory with it.
    if (compare !== undefined) steps = null;
    return compare === undefined;
  }
  return {
    learn,
    likelyIn(text: string): Likely[] {
      while (learn());
      return compare?.(text) ?? [];
    },
  };
}

/** Of the numbers from this place on. */
function sumOf(all: readonly number[], from: number): number {
  let sum = 0;
  for (let at = Math.max(0, from); at < all.length; at += 1) sum += all[at] ?? 0;
  return sum;
}

/** The family whose words and kinds of words a message shares most. */
function* learning({ read }: Pick<Reader, 'read'>, { likely }: Pick<ChatData, 'likely'>): Generator<null, Compare> {
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
    yield null;
  }
  const count = own.length;
  const table = createFeatureTable(Int32Array.from(own.flatMap((numbers) => [...numbers])));
  yield null;
  /** Which examples have a feature, and how much it weighs there: those of the feature at `place` stand from `from[place]` on. */
  const from = new Int32Array(table.size + 1);
  for (const numbers of own)
    for (const number of numbers) from[table.placeOf(number) + 1] = (from[table.placeOf(number) + 1] ?? 0) + 1;
  for (let place = 0; place < table.size; place += 1) from[place + 1] = (from[place + 1] ?? 0) + (from[place] ?? 0);
  yield null;
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
    yield null;
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
    // Most examples share no word with a message.
    const own: number[] = [];
    for (let at = first; at < to; at += 1) {
      const near = each[at] ?? 0;
      if (near > 0) own.push(near);
    }
    if (own.length === 0) return 0;
    own.sort((a, b) => a - b);
    return (sumOf(own, 0) / length + sumOf(own, own.length - NEAREST) / NEAREST) / 2;
  }

  /** The likeliest first. */
  return (text: string): Likely[] => {
    const found = plain(text);
    const words = found.filter((feature) => feature.startsWith('w:'));
    const strange = words.filter((feature) => table.placeOf(numberOf(feature)) < 0).length;
    const each = nearnessToEach(placesOf(found.map(numberOf)));
    const near: { readonly family: Family; readonly near: number }[] = [];
    const far: Family[] = [];
    for (const family of families) {
      const one = nearTo(each, family);
      if (one > 0) near.push({ family, near: one });
      else far.push(family);
    }
    near.sort((a, b) => b.near - a.near);
    const most = near[0]?.near ?? 0;
    const shares = near.map((one) => Math.exp(SHARPNESS * (one.near - most)));
    const farShare = Math.exp(SHARPNESS * -most);
    let total = 0;
    for (const share of shares) total += share;
    for (let i = 0; i < far.length; i += 1) total += farShare;
    // "Who won the game": of a few words half are strange, and what is shared is how one asks, unless one speaks of the site.
    const isOther = strange * 2 >= words.length && !found.some((feature) => ofSite.has(feature));
    const doubt = isOther ? 0 : STRANGE ** strange;
    const likely: Likely[] = near.map(({ family: { kind, id }, near: one }, at) => {
      return { kind, id, near: one, share: (doubt * (shares[at] ?? 0)) / total };
    });
    const share = (doubt * farShare) / total;
    for (const { kind, id } of far) likely.push({ kind, id, near: 0, share });
    return likely;
  };
}
