import type { ChatData } from '@evidose/knowledge';
import { createSigns } from '../danger/signs.ts';
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

type Signs = ReadonlyMap<string, number>;
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

const lengthOf = (signs: Signs): number => Math.hypot(...signs.values());
const unit = (signs: Signs): Signs => {
  const length = lengthOf(signs);
  return new Map([...signs].map(([sign, weight]) => [sign, weight / length]));
};

/** The mean of the highest; what is missing to that many counts as nought. */
function meanOfHighest(values: Float64Array): number {
  const highest = new Float64Array(NEAREST);
  for (const value of values) {
    if (value <= (highest[NEAREST - 1] ?? 0)) continue;
    let at = NEAREST - 1;
    for (; at > 0 && value > (highest[at - 1] ?? 0); at -= 1) highest[at] = highest[at - 1] ?? 0;
    highest[at] = value;
  }
  return highest.reduce((sum, value) => sum + value, 0) / NEAREST;
}

/** The examples that have a sign, by their places, and how much it weighs in each: two plain lists, as they are walked for every message. */
interface Places {
  readonly at: number[];
  readonly weights: number[];
}
const NOWHERE: Places = { at: [], weights: [] };

/** The places of a sign, begun where there are none. */
function placesOf(places: Map<string, Places>, sign: string): Places {
  const own = places.get(sign) ?? { at: [], weights: [] };
  places.set(sign, own);
  return own;
}

function lengthOfSum(all: readonly Signs[]): number {
  const sum = new Map<string, number>();
  for (const signs of all) for (const [sign, weight] of signs) sum.set(sign, (sum.get(sign) ?? 0) + weight);
  return lengthOf(sum);
}

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

/** The family whose words and kinds of words a message shares most. */
function* learning({ read }: Pick<Reader, 'read'>, { likely }: Pick<ChatData, 'likely'>): Generator<null, Compare> {
  const { plain } = createSigns(likely.kinds);
  const ofSite = new Set(likely.telling.map((kind) => `k:${kind}`));
  const groups: readonly (readonly [Likely['kind'], string, readonly string[]])[] = [
    ...Object.entries(likely.asks).map(([id, says]) => ['asks', id, says] as const),
    ...Object.entries(likely.site).map(([id, says]) => ['site', id, says] as const),
    // What is not answered here has nothing in common: each example stands for itself.
    ...likely.none.map((say) => ['none', '', [say]] as const),
  ];
  const examples: { kind: Likely['kind']; id: string; all: (readonly string[])[] }[] = [];
  for (const [kind, id, says] of groups) {
    const all: (readonly string[])[] = [];
    for (const say of says) {
      all.push(plain(read(say).text));
      yield null;
    }
    examples.push({ kind, id, all });
  }
  const seen = new Map<string, number>();
  for (const { all } of examples)
    for (const signs of all) for (const sign of signs) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  const count = examples.reduce((sum, { all }) => sum + all.length, 0);
  /** A sign that few examples have tells more than one that most have; one that none has tells nothing. */
  const weighed = (signs: readonly string[]): Signs =>
    unit(
      new Map(
        signs.flatMap((sign) => {
          const times = seen.get(sign);
          return times === undefined ? [] : [[sign, Math.log(1 + count / times)] as const];
        }),
      ),
    );
  /** Which examples have a sign, so that a message is compared with those alone that share one. */
  const having = new Map<string, Places>();
  let next = 0;
  const families: Family[] = [];
  for (const { kind, id, all } of examples) {
    const own = all.map(weighed);
    const from = next;
    for (const signs of own) {
      for (const [sign, weight] of signs) {
        const { at, weights } = placesOf(having, sign);
        at.push(next);
        weights.push(weight);
      }
      next += 1;
    }
    families.push({ kind, id, from, to: next, length: lengthOfSum(own) });
    yield null;
  }

  function nearnessToEach(signs: Signs): Float64Array {
    const near = new Float64Array(count);
    for (const [sign, weight] of signs) {
      const { at, weights } = having.get(sign) ?? NOWHERE;
      for (let i = 0; i < at.length; i += 1) {
        const example = at[i] ?? 0;
        near[example] = (near[example] ?? 0) + weight * (weights[i] ?? 0);
      }
    }
    return near;
  }

  /** Half by what the family has in common, half by the examples that are most like it: an odd wording is worth learning too. */
  function nearTo(each: Float64Array, { from, to, length }: Family): number {
    const own = each.subarray(from, to);
    return (own.reduce((sum, near) => sum + near, 0) / length + meanOfHighest(own)) / 2;
  }

  /** The likeliest first. */
  return (text: string): Likely[] => {
    const found = plain(text);
    const signs = weighed(found);
    const words = found.filter((sign) => sign.startsWith('w:'));
    const strange = words.filter((sign) => !seen.has(sign)).length;
    const each = nearnessToEach(signs);
    const near = families
      .map((family) => ({ kind: family.kind, id: family.id, near: nearTo(each, family) }))
      .sort((a, b) => b.near - a.near);
    const most = near[0]?.near ?? 0;
    const shares = near.map((one) => Math.exp(SHARPNESS * (one.near - most)));
    const total = shares.reduce((sum, each) => sum + each, 0);
    // "Who won the game": of a few words half are strange, and what is shared is how one asks, unless one speaks of the site.
    const isOther = strange * 2 >= words.length && !found.some((sign) => ofSite.has(sign));
    const doubt = isOther ? 0 : STRANGE ** strange;
    return near.map((one, at) => ({ ...one, share: (doubt * (shares[at] ?? 0)) / total }));
  };
}
