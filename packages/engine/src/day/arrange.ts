import { slots } from '@evidose/contract';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { sortFew } from '../sort-few.ts';
import { near, type SlotSet, slotCost } from './slots.ts';

export interface Item {
  readonly supplement: PreparedSupplement;
  readonly perDay: number;
  readonly allowed: SlotSet;
  /** Counts toward the person's preferred number of times a day. */
  readonly isPlanned: boolean;
}

export interface Option {
  readonly set: SlotSet;
  readonly cost: number;
}

/** An additional time of day costs about as much as a second-best one. */
const NEW_SLOT_COST = 1.5;
/** Placement is a small search; this only guards against very long lists. */
const MOST_STEPS = 3000;

const bits = (set: SlotSet): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** All sets of this many times a day. Waking and breakfast are an hour apart: never both. */
function waysToTake(item: Item): Option[] {
  const options: Option[] = [];
  // Enumerates the subsets of the allowed set.
  for (let set = item.allowed; set !== 0; set = (set - 1) & item.allowed) {
    if (bits(set) !== item.perDay || (set & 0b11) === 0b11) continue;
    let cost = 0;
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i];
      if (slot !== undefined && set & (1 << i)) cost += slotCost(item.supplement, slot);
    }
    options.push({ set, cost });
  }
  return sortFew(options, (a, b) => a.cost - b.cost || a.set - b.set);
}

export interface Arrangement {
  /** For each item, in the given order. */
  readonly sets: readonly SlotSet[];
}

export interface Puzzle {
  readonly items: readonly Item[];
  /** Required hours between two items; 0 if they may be taken together. */
  readonly apart: readonly (readonly number[])[];
  readonly mostSlots: number;
}

class Placing {
  readonly #puzzle: Puzzle;
  readonly #choices: readonly (readonly Option[])[];
  /** Most constrained first: it shows soonest whether a branch can succeed. */
  readonly #order: readonly number[];
  readonly #placed: SlotSet[];
  #best: SlotSet[] | null = null;
  #bestCost = Number.POSITIVE_INFINITY;
  #steps = 0;

  constructor(puzzle: Puzzle) {
    const choices = puzzle.items.map(waysToTake);
    this.#puzzle = puzzle;
    this.#choices = choices;
    this.#order = sortFew(
      choices.map((_, i) => i),
      (a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0),
    );
    this.#placed = choices.map(() => 0);
  }

  run(): Arrangement | null {
    this.#place(0, 0, 0);
    return this.#best === null ? null : { sets: this.#best };
  }

  /** Slots ruled out by items already placed. */
  #closedFor(index: number, depth: number): SlotSet {
    let closed = 0;
    const hours = this.#puzzle.apart[index];
    for (let d = 0; d < depth; d++) {
      const other = this.#order[d] ?? 0;
      const needed = hours?.[other] ?? 0;
      if (needed > 0) closed |= near(this.#placed[other] ?? 0, needed);
    }
    return closed;
  }

  #place(depth: number, cost: number, used: SlotSet): void {
    if (cost >= this.#bestCost || this.#steps >= MOST_STEPS) return;
    this.#steps += 1;
    const index = this.#order[depth];
    const item = index === undefined ? undefined : this.#puzzle.items[index];
    if (index === undefined || item === undefined) {
      this.#best = [...this.#placed];
      this.#bestCost = cost;
      return;
    }
    const closed = this.#closedFor(index, depth);
    for (const option of this.#choices[index] ?? []) {
      if ((option.set & closed) !== 0) continue;
      const nowUsed = item.isPlanned ? used | option.set : used;
      if (bits(nowUsed) > this.#puzzle.mostSlots) continue;
      this.#placed[index] = option.set;
      this.#place(depth + 1, cost + option.cost + NEW_SLOT_COST * (bits(nowUsed) - bits(used)), nowUsed);
      this.#placed[index] = 0;
    }
  }
}

/**
 * Places every item so that whatever must be apart is apart, at the best-liked times and at few different ones. Null
 * where it cannot be done.
 */
export function arrange(puzzle: Puzzle): Arrangement | null {
  return new Placing(puzzle).run();
}
