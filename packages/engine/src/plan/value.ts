import type { EvidenceGrade } from '@evidose/contract';
import type { Candidate } from '../stages/dose.ts';
import { zeros } from '../zeros.ts';
import { givesEnough } from './constraints.ts';

/**
 * A plan's value as one number with lexicographic digits: needs by evidence, then wishes by evidence, then a second
 * supplement for a wish. A digit never reaches the base, so a later one never outweighs an earlier one. Price does not
 * count.
 */
const BASE = 64;
const place = (index: number): number => BASE ** (6 - index);
export const NEED_WORTH: Readonly<Record<EvidenceGrade, number>> = { A: place(0), B: place(1), C: place(2) };
export const WISH_WORTH: Readonly<Record<EvidenceGrade, number>> = { A: place(3), B: place(4), C: place(5) };
export const SECOND_WORTH = place(6);

/** What a candidate serves: needs, including others it covers, and wishes. */
export interface Service {
  /** The value of its own need; 0 for a wish. */
  readonly need: number;
  /** Need number → value. */
  readonly needs: readonly (readonly [number, number])[];
  /** Wish number → value of being its best answer. */
  readonly wishes: readonly (readonly [number, number])[];
  /** A wish with weak evidence. */
  readonly isWeak: boolean;
  /** The most it can add to any plan. */
  readonly potential: number;
}

export const NO_SERVICE: Service = { need: 0, needs: [], wishes: [], isWeak: false, potential: 0 };

const ownNeed = ({ reasons }: Candidate): number =>
  reasons.reduce(
    (worth, { indication }) => (indication.kind === 'need' ? Math.max(worth, NEED_WORTH[indication.evidence]) : worth),
    0,
  );

/** Its own need, and others of which it provides enough: one multivitamin may replace four bottles. */
function needsOf(candidates: readonly Candidate[], index: number, worths: readonly number[]): [number, number][] {
  const candidate = candidates[index];
  if (candidate === undefined) return [];
  const needs: [number, number][] = [];
  for (let other = 0; other < worths.length; other++) {
    const worth = worths[other] ?? 0;
    if (worth === 0) continue;
    const served = candidates[other];
    if (other === index || (served !== undefined && givesEnough(candidate, served))) needs.push([other, worth]);
  }
  return needs;
}

/** Numbers the wishes of all candidates: a wish is one answer ("goal: sleep"), whichever candidate serves it. */
export function servicesOf(candidates: readonly Candidate[]): {
  readonly services: readonly Service[];
  readonly wishes: number;
} {
  const numbers = new Map<string, number>();
  const worths = candidates.map(ownNeed);
  const services = candidates.map(({ reasons }, index): Service => {
    const wishes = new Map<number, number>();
    for (const { indication, because } of reasons) {
      if (indication.kind === 'need') continue;
      const key = `${because.field}=${because.value}`;
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      wishes.set(number, Math.max(wishes.get(number) ?? 0, WISH_WORTH[indication.evidence]));
    }
    const needs = needsOf(candidates, index, worths);
    const need = worths[index] ?? 0;
    let potential = 0;
    for (const [, worth] of needs) potential += worth;
    for (const worth of wishes.values()) potential += worth >= WISH_WORTH.B ? worth + SECOND_WORTH : worth;
    return { need, needs, wishes: [...wishes], isWeak: potential < WISH_WORTH.B, potential };
  });
  return { services, wishes: numbers.size };
}

/** How well the current choice serves each need and wish. */
export class Served {
  readonly #needs = new Map<number, number>();
  readonly #best: number[];
  /** The number of well-supported candidates for a wish. */
  readonly #helpers: number[];
  readonly #allowsSecond: boolean;

  constructor(wishes: number, allowsSecond: boolean) {
    this.#allowsSecond = allowsSecond;
    this.#best = zeros(wishes);
    this.#helpers = zeros(wishes);
  }

  /** What this one would add. A second, well-supported supplement for the same wish counts a little. */
  gain({ needs, wishes }: Service): number {
    let gain = 0;
    for (const [need, worth] of needs) if ((this.#needs.get(need) ?? 0) === 0) gain += worth;
    for (const [wish, worth] of wishes) {
      gain += Math.max(0, worth - (this.#best[wish] ?? 0));
      if (this.#allowsSecond && worth >= WISH_WORTH.B && this.#helpers[wish] === 1) gain += SECOND_WORTH;
    }
    return gain;
  }

  /** Upper bound of what further candidates could add to the wishes. */
  mostFromWishes(bestLeft: readonly number[], from: number): number {
    let most = 0;
    for (let wish = 0; wish < this.#best.length; wish++) {
      const left = bestLeft[from + wish] ?? 0;
      if (left === 0) continue;
      most += Math.max(0, left - (this.#best[wish] ?? 0));
      if (left >= WISH_WORTH.B && (this.#helpers[wish] ?? 0) < 2) most += SECOND_WORTH;
    }
    return most;
  }

  /** Adds it and returns what undoes that. */
  add({ needs, wishes }: Service): () => void {
    const before = wishes.map(([wish]) => this.#best[wish] ?? 0);
    for (const [need] of needs) this.#needs.set(need, (this.#needs.get(need) ?? 0) + 1);
    for (const [wish, worth] of wishes) {
      this.#best[wish] = Math.max(this.#best[wish] ?? 0, worth);
      if (worth >= WISH_WORTH.B) this.#helpers[wish] = (this.#helpers[wish] ?? 0) + 1;
    }
    return () => {
      for (const [need] of needs) this.#needs.set(need, (this.#needs.get(need) ?? 1) - 1);
      for (const [i, [wish, worth]] of wishes.entries()) {
        this.#best[wish] = before[i] ?? 0;
        if (worth >= WISH_WORTH.B) this.#helpers[wish] = (this.#helpers[wish] ?? 1) - 1;
      }
    };
  }
}
