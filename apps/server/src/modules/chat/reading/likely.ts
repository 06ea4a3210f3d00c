import type { ChatData } from '@evidose/knowledge';
import { createSigns } from '../danger/signs.ts';
import type { Reader } from './reader.ts';

/** What a message most likely asks: one of `asks`, a page of the site, or nothing that is answered here. */
export interface Likely {
  readonly kind: 'asks' | 'site' | 'none';
  readonly id: string;
  /** How sure that is, from 0 to 1. */
  readonly share: number;
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
const SHARPNESS = 12;
/** Each word that no example has, and no kind, makes it a little less likely that the message is like any of them. */
const STRANGE = 0.8;
/** Two words in a row are too rare among so few examples to tell anything. */
const isTelling = (sign: string): boolean => !sign.startsWith('b:');

const lengthOf = (signs: Signs): number => Math.hypot(...signs.values());
const unit = (signs: Signs): Signs => {
  const length = lengthOf(signs);
  return new Map([...signs].map(([sign, weight]) => [sign, weight / length]));
};

/** The list under a key, begun where there is none. */
function listOf<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function lengthOfSum(all: readonly Signs[]): number {
  const sum = new Map<string, number>();
  for (const signs of all) for (const [sign, weight] of signs) sum.set(sign, (sum.get(sign) ?? 0) + weight);
  return lengthOf(sum);
}

/** Compares a message with the examples of likely.yaml: the family whose words and kinds of words it shares most. */
export function createLikely({ read }: Pick<Reader, 'read'>, { likely }: Pick<ChatData, 'likely'>) {
  const { plain } = createSigns(likely.kinds);
  const ofSite = new Set(likely.telling.map((kind) => `k:${kind}`));
  const signsIn = (text: string): string[] => plain(text).filter(isTelling);
  const groups: readonly (readonly [Likely['kind'], string, readonly string[]])[] = [
    ...Object.entries(likely.asks).map(([id, says]) => ['asks', id, says] as const),
    ...Object.entries(likely.site).map(([id, says]) => ['site', id, says] as const),
    // What is not answered here has nothing in common: each example stands for itself.
    ...likely.none.map((say) => ['none', '', [say]] as const),
  ];
  const examples = groups.map(([kind, id, says]) => ({ kind, id, all: says.map((say) => signsIn(read(say).text)) }));
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
  const having = new Map<string, { readonly at: number; readonly weight: number }[]>();
  let next = 0;
  const families: Family[] = examples.map(({ kind, id, all }) => {
    const own = all.map(weighed);
    const from = next;
    for (const signs of own) {
      for (const [sign, weight] of signs) listOf(having, sign).push({ at: next, weight });
      next += 1;
    }
    return { kind, id, from, to: next, length: lengthOfSum(own) };
  });

  function nearnessToEach(signs: Signs): Float64Array {
    const near = new Float64Array(count);
    for (const [sign, weight] of signs)
      for (const { at, weight: own } of having.get(sign) ?? []) near[at] = (near[at] ?? 0) + weight * own;
    return near;
  }

  /** Half by what the family has in common, half by the example that is most like it: one odd wording is worth learning too. */
  function nearTo(each: Float64Array, { from, to, length }: Family): number {
    const own = each.subarray(from, to);
    return (own.reduce((sum, near) => sum + near, 0) / length + Math.max(...own)) / 2;
  }

  /** The likeliest first. */
  return (text: string): Likely[] => {
    const found = signsIn(text);
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
    return near.map(({ kind, id }, at) => ({ kind, id, share: (doubt * (shares[at] ?? 0)) / total }));
  };
}
