import type { DosedForm } from '../dose/pieces.ts';
import { EPSILON } from '../limits/round.ts';
import type { Candidate } from '../stages/dose.ts';
import { zeros } from '../zeros.ts';
import { type Budget, type Burden, MOST_IN_ALL, MOST_WEAK_WISHES } from './constraints.ts';
import { Served, type Service, WISH_WORTH } from './value.ts';

export interface PlannedItem {
  readonly candidate: Candidate;
  readonly dosed: DosedForm;
}

export interface Problem {
  /** Most valuable first. */
  readonly candidates: readonly Candidate[];
  readonly services: readonly Service[];
  readonly wishes: number;
  /** For each candidate a bitmask of candidates it excludes. */
  readonly conflicts: readonly number[];
  /** Remaining room below each upper limit, by nutrient, in counted forms. */
  readonly room: readonly number[];
  readonly budget: Budget;
  readonly burden: Burden;
}

/**
 * Exact branch and bound: depth first, most valuable first, pruned when the upper bound cannot beat the best plan. Ties
 * keep the plan found first, so the result is deterministic.
 */
export function bestPlan(problem: Problem): PlannedItem[] {
  return new Search(problem).run();
}

/**
 * Twenty thousand generated people took at most 5,234 steps. Beyond this limit the best plan so far is returned, so
 * that one person's answers cannot delay everyone else.
 */
const MOST_STEPS = 200_000;

class Search {
  readonly #problem: Problem;
  readonly #served: Served;
  readonly #room: number[];
  readonly #budget: number;
  /** Prefix sums of the potentials, for the bound. */
  readonly #potentialBefore: number[];
  readonly #cheapestFrom: number[];
  /** For each candidate, the best value per wish among the well-supported candidates from here on. */
  readonly #bestLeft: number[];
  /** The most that one weakly supported candidate from here on could add. */
  readonly #weakFrom: number[];
  /** The value of all needs that candidates from here on serve. */
  readonly #needsFrom: number[];
  readonly #picks: PlannedItem[] = [];
  #best: PlannedItem[] = [];
  #bestWorth = 0;
  #worth = 0;
  #cost = 0;
  #pills = 0;
  #needs = 0;
  #weak = 0;
  #taken = 0;
  #steps = 0;

  constructor(problem: Problem) {
    const { candidates, services } = problem;
    this.#problem = problem;
    this.#served = new Served(problem.wishes, problem.burden.allowsSecond);
    this.#room = problem.room.slice();
    this.#budget = problem.budget.max ?? Number.POSITIVE_INFINITY;
    this.#potentialBefore = zeros(candidates.length + 1);
    this.#cheapestFrom = zeros(candidates.length + 1);
    this.#cheapestFrom[candidates.length] = Number.POSITIVE_INFINITY;
    for (let i = 0; i < services.length; i++) {
      this.#potentialBefore[i + 1] = (this.#potentialBefore[i] ?? 0) + (services[i]?.potential ?? 0);
    }
    const { wishes } = problem;
    this.#bestLeft = zeros((candidates.length + 1) * wishes);
    this.#needsFrom = zeros(candidates.length + 1);
    this.#weakFrom = zeros(candidates.length + 1);
    for (let i = candidates.length - 1; i >= 0; i--) {
      const row = i * wishes;
      for (let wish = row; wish < row + wishes; wish++) this.#bestLeft[wish] = this.#bestLeft[wish + wishes] ?? 0;
      const service = services[i];
      const weak = service?.isWeak === true ? service.potential : 0;
      this.#weakFrom[i] = Math.max(weak, this.#weakFrom[i + 1] ?? 0);
      for (const [wish, worth] of weak > 0 ? [] : (service?.wishes ?? [])) {
        this.#bestLeft[row + wish] = Math.max(this.#bestLeft[row + wish] ?? 0, worth);
      }
      let needs = this.#needsFrom[i + 1] ?? 0;
      for (const [, worth] of services[i]?.needs ?? []) needs += worth;
      this.#needsFrom[i] = needs;
      let cheapest = this.#cheapestFrom[i + 1] ?? Number.POSITIVE_INFINITY;
      for (const { monthlyCost } of candidates[i]?.options ?? []) cheapest = Math.min(cheapest, monthlyCost);
      this.#cheapestFrom[i] = cheapest;
    }
  }

  run(): PlannedItem[] {
    this.#visit(0);
    return this.#best;
  }

  /** Upper bound from number and price of candidates only. */
  #bound(at: number): number {
    const { burden, candidates } = this.#problem;
    // One more than the needs, for a well-supported wish.
    const places = burden.needs + 1 - this.#picks.length;
    const cheapest = this.#cheapestFrom[at] ?? Number.POSITIVE_INFINITY;
    const affordable = Math.floor((this.#budget - this.#cost + EPSILON) / cheapest);
    const end = Math.min(candidates.length, at + Math.min(places, affordable));
    return end <= at ? 0 : (this.#potentialBefore[end] ?? 0) - (this.#potentialBefore[at] ?? 0);
  }

  /** Upper bound ignoring number and price, but serving each wish only once. */
  #coverage(at: number): number {
    const wishes = this.#served.mostFromWishes(this.#bestLeft, at * this.#problem.wishes);
    const weak = (MOST_WEAK_WISHES - this.#weak) * (this.#weakFrom[at] ?? 0);
    return wishes + weak + (this.#needsFrom[at] ?? 0);
  }

  #visit(at: number): void {
    this.#steps += 1;
    if (this.#steps > MOST_STEPS) return;
    if (this.#worth > this.#bestWorth) {
      this.#bestWorth = this.#worth;
      this.#best = [...this.#picks];
    }
    const { candidates, services } = this.#problem;
    const candidate = candidates[at];
    const service = services[at];
    if (candidate === undefined || service === undefined) return;
    if (this.#worth + this.#bound(at) <= this.#bestWorth) return;
    if (this.#worth + this.#coverage(at) <= this.#bestWorth) return;
    if (this.#fits(at, service)) {
      const gain = this.#served.gain(service);
      if (gain > 0) for (const dosed of candidate.options) this.#tryWith(at, { candidate, dosed }, service, gain);
    }
    this.#visit(at + 1);
  }

  #fits(at: number, service: Service): boolean {
    const { conflicts, burden } = this.#problem;
    if (((conflicts[at] ?? 0) & this.#taken) !== 0) return false;
    if (service.isWeak && this.#weak >= MOST_WEAK_WISHES) return false;
    const count = this.#picks.length;
    if (service.need > 0) return count < burden.needs;
    // A well-supported wish is not lost to a list of gaps: it may be one more.
    const isProven = service.wishes.some(([, worth]) => worth >= WISH_WORTH.A);
    return count < Math.min(MOST_IN_ALL, Math.max(burden.supplements, this.#needs + (isProven ? 1 : 0)));
  }

  #tryWith(at: number, pick: PlannedItem, service: Service, gain: number): void {
    const { dosed, candidate } = pick;
    if (this.#cost + dosed.monthlyCost > this.#budget + EPSILON) return;
    if (this.#pills + dosed.pills > this.#problem.burden.pills && dosed.pills > 0 && service.need === 0) return;
    if (!this.#hasRoom(candidate, dosed.total)) return;
    const undo = this.#served.add(service);
    this.#use(candidate, dosed.total, -1);
    this.#picks.push(pick);
    this.#worth += gain;
    this.#cost += dosed.monthlyCost;
    this.#pills += dosed.pills;
    this.#needs += service.need > 0 ? 1 : 0;
    this.#weak += service.isWeak ? 1 : 0;
    this.#taken |= 1 << at;
    this.#visit(at + 1);
    this.#taken &= ~(1 << at);
    this.#weak -= service.isWeak ? 1 : 0;
    this.#needs -= service.need > 0 ? 1 : 0;
    this.#pills -= dosed.pills;
    this.#cost -= dosed.monthlyCost;
    this.#worth -= gain;
    this.#picks.pop();
    this.#use(candidate, dosed.total, 1);
    undo();
  }

  #hasRoom(candidate: Candidate, total: number): boolean {
    for (const { nutrient, perUnit, counts } of candidate.supplement.supplies) {
      if (counts && total * perUnit > (this.#room[nutrient] ?? 0) + EPSILON) return false;
    }
    return true;
  }

  #use(candidate: Candidate, total: number, sign: 1 | -1): void {
    for (const { nutrient, perUnit, counts } of candidate.supplement.supplies) {
      if (counts) this.#room[nutrient] = (this.#room[nutrient] ?? 0) + sign * total * perUnit;
    }
  }
}
