import { slots } from '@evidose/contract';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { near, type SlotSet, slotCost } from './slots.ts';

/** Something to place in the day. */
export interface Item {
  readonly supplement: PreparedSupplement;
  readonly perDay: number;
  readonly allowed: SlotSet;
  /** Counts toward how often a day the person wants to take something. */
  readonly isPlanned: boolean;
}

export interface Option {
  readonly set: SlotSet;
  readonly cost: number;
}

/** A further time of day weighs about as much as a second-best one. */
const NEW_SLOT_COST = 1.5;
/** Placing is a small puzzle; this only guards against a very long list of own supplements. */
const MOST_STEPS = 3000;

const bits = (set: SlotSet): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** All ways to take it so often a day. Waking and breakfast are one hour apart: never both. */
function optionsOf(item: Item): Option[] {
  const options: Option[] = [];
  for (let set = 1; set < 1 << slots.length; set++) {
    if ((set & ~item.allowed) !== 0 || bits(set) !== item.perDay || (set & 0b11) === 0b11) continue;
    let cost = 0;
    for (const [i, slot] of slots.entries()) if (set & (1 << i)) cost += slotCost(item.supplement, slot);
    options.push({ set, cost });
  }
  return options.sort((a, b) => a.cost - b.cost || a.set - b.set);
}

export interface Arrangement {
  /** For each item, in the order given. */
  readonly sets: readonly SlotSet[];
}

/**
 * Places every item so that whatever must be apart is apart, at the best-liked times and at few different ones.
 * `hoursApart(i, j)` is 0 where two items may meet. Null where it cannot be done.
 */
export function arrange(options: {
  readonly items: readonly Item[];
  readonly hoursApart: (i: number, j: number) => number;
  readonly mostSlots: number;
}): Arrangement | null {
  const { items, hoursApart, mostSlots } = options;
  const choices = items.map(optionsOf);
  const order = items.map((_, i) => i).sort((a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0) || a - b);
  const placed = new Array<SlotSet>(items.length).fill(0);
  let best: SlotSet[] | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  let steps = 0;
  const place = (depth: number, cost: number, used: SlotSet): void => {
    if (cost >= bestCost || steps >= MOST_STEPS) return;
    steps += 1;
    const index = order[depth];
    const item = index === undefined ? undefined : items[index];
    if (index === undefined || item === undefined) {
      best = [...placed];
      bestCost = cost;
      return;
    }
    let closed = 0;
    for (let d = 0; d < depth; d++) {
      const other = order[d] ?? 0;
      const hours = hoursApart(index, other);
      if (hours > 0) closed |= near(placed[other] ?? 0, hours);
    }
    for (const option of choices[index] ?? []) {
      if ((option.set & closed) !== 0) continue;
      const nowUsed = item.isPlanned ? used | option.set : used;
      if (bits(nowUsed) > mostSlots) continue;
      placed[index] = option.set;
      place(depth + 1, cost + option.cost + NEW_SLOT_COST * (bits(nowUsed) - bits(used)), nowUsed);
      placed[index] = 0;
    }
  };
  place(0, 0, 0);
  return best === null ? null : { sets: best };
}
