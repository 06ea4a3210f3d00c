import type { EvidenceGrade } from '@evidose/contract';
import type { Candidate } from '../stages/dose.ts';

/**
 * What a plan is worth, as one number whose places are compared first to last: needs by evidence, then wishes by
 * evidence, then a second help for the same wish. A place never reaches the base, so a later one never outweighs an
 * earlier one. Price has no place in it.
 */
const BASE = 64;
const place = (index: number): number => BASE ** (6 - index);
export const NEED_WORTH: Readonly<Record<EvidenceGrade, number>> = { A: place(0), B: place(1), C: place(2) };
export const WISH_WORTH: Readonly<Record<EvidenceGrade, number>> = { A: place(3), B: place(4), C: place(5) };
export const SECOND_WORTH = place(6);

/** Whom a candidate serves: its own need, and the wishes it answers with their grade. */
export interface Service {
  readonly need: number;
  /** Wish number → worth of being the best answer to it. */
  readonly wishes: readonly (readonly [number, number])[];
  /** A wish, and its evidence is weak. */
  readonly isWeak: boolean;
  /** The most it can add to any plan. */
  readonly potential: number;
}

/** Numbers the wishes of all candidates: a wish is one answer ("goal: sleep"), whoever serves it. */
export function servicesOf(candidates: readonly Candidate[]): {
  readonly services: readonly Service[];
  readonly wishes: number;
} {
  const numbers = new Map<string, number>();
  const services = candidates.map(({ reasons }): Service => {
    let need = 0;
    const wishes = new Map<number, number>();
    for (const { indication, because } of reasons) {
      if (indication.kind === 'need') {
        need = Math.max(need, NEED_WORTH[indication.evidence]);
        continue;
      }
      const key = `${because.field}=${because.value}`;
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      wishes.set(number, Math.max(wishes.get(number) ?? 0, WISH_WORTH[indication.evidence]));
    }
    let potential = need;
    for (const worth of wishes.values()) potential += worth;
    return { need, wishes: [...wishes], isWeak: potential < WISH_WORTH.B, potential };
  });
  return { services, wishes: numbers.size };
}

/** How well the chosen ones serve each wish so far. */
export class Served {
  readonly #best: Float64Array;
  readonly #count: Uint8Array;
  readonly #allowsSecond: boolean;

  constructor(wishes: number, allowsSecond: boolean) {
    this.#allowsSecond = allowsSecond;
    this.#best = new Float64Array(wishes);
    this.#count = new Uint8Array(wishes);
  }

  /** What this one would add. A second help for the same wish counts a little, if it is well supported. */
  gain({ need, wishes }: Service): number {
    let gain = need;
    for (const [wish, worth] of wishes) {
      const best = this.#best[wish] ?? 0;
      if (worth > best) gain += worth - best;
      else if (this.#allowsSecond && this.#count[wish] === 1 && worth >= WISH_WORTH.B) gain += SECOND_WORTH;
    }
    return gain;
  }

  /** Adds it, and hands back what undoes that. */
  add({ wishes }: Service): () => void {
    const before = wishes.map(([wish]) => this.#best[wish] ?? 0);
    for (const [wish, worth] of wishes) {
      this.#best[wish] = Math.max(this.#best[wish] ?? 0, worth);
      this.#count[wish] = (this.#count[wish] ?? 0) + 1;
    }
    return () => {
      for (const [i, [wish]] of wishes.entries()) {
        this.#best[wish] = before[i] ?? 0;
        this.#count[wish] = (this.#count[wish] ?? 1) - 1;
      }
    };
  }
}
