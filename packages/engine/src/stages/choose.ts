import { type Because, inSentence } from '@evidose/contract';
import type { Facts } from '../criteria/facts.ts';
import type { Intake } from '../limits/intake.ts';
import type { Limits } from '../limits/limits.ts';
import { EPSILON } from '../limits/round.ts';
import type { Finding } from '../model.ts';
import { budgetOf, burdenOf, type Conflict, conflictOf, isKeptShortBySickness, NAUSEA } from '../plan/constraints.ts';
import { bestPlan, type PlannedItem, type Problem } from '../plan/search.ts';
import { NO_SERVICE, Served, servicesOf } from '../plan/value.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import type { Candidate } from './dose.ts';
import type { Left } from './exclude.ts';

export interface Choice {
  /** Best first. */
  readonly picks: readonly PlannedItem[];
  readonly left: Left;
  /** What else would serve the reasons of a chosen one. */
  readonly alternatives: ReadonlyMap<PreparedSupplement, readonly PreparedSupplement[]>;
}

export interface Choosing {
  readonly prepared: Prepared;
  readonly facts: Facts;
  readonly limits: Limits;
  readonly current: Intake;
}

/** More than any plan can hold, few enough for an exact search: one bit each. */
const MOST_CANDIDATES = 24;

/** Among equals, fewer known risks (counted as rows) come first. */
const riskOf = ({ supplement }: Candidate): number =>
  supplement.data.contraindications.length + supplement.data.interactions.length;

function byRisk(a: Candidate, b: Candidate): number {
  const difference = riskOf(a) - riskOf(b);
  if (difference !== 0) return difference;
  return a.supplement.data.id < b.supplement.data.id ? -1 : 1;
}

/** By value; ties by risk and then by name, so that file order decides nothing. */
function ranked(candidates: readonly Candidate[]): {
  candidates: Candidate[];
  services: Problem['services'];
  wishes: number;
} {
  const { services, wishes } = servicesOf(candidates);
  const order = candidates
    .map((candidate, i) => ({ candidate, service: services[i] ?? NO_SERVICE }))
    .sort((a, b) => b.service.potential - a.service.potential || byRisk(a.candidate, b.candidate));
  return {
    candidates: order.map(({ candidate }) => candidate),
    services: order.map(({ service }) => service),
    wishes,
  };
}

/** Copied, then modified: mapping would create an integer array first and convert it. */
function roomBelow(upper: readonly number[], counted: readonly number[]): number[] {
  const room = [...upper];
  for (let i = 0; i < room.length; i++) room[i] = (room[i] ?? 0) - (counted[i] ?? 0);
  return room;
}

function problemOf(choosing: Choosing, candidates: readonly Candidate[]): Problem {
  const { facts, limits, current } = choosing;
  const rank = ranked(candidates);
  const kept = rank.candidates.slice(0, MOST_CANDIDATES);
  const conflicts = kept.map(() => 0);
  for (let i = 0; i < kept.length; i++) {
    for (let j = i + 1; j < kept.length; j++) {
      const a = kept[i];
      const b = kept[j];
      if (a === undefined || b === undefined || conflictOf(choosing.prepared, a, b) === null) continue;
      conflicts[i] = (conflicts[i] ?? 0) | (1 << j);
      conflicts[j] = (conflicts[j] ?? 0) | (1 << i);
    }
  }
  return {
    candidates: kept,
    services: rank.services.slice(0, MOST_CANDIDATES),
    wishes: rank.wishes,
    conflicts,
    room: roomBelow(limits.upper, current.counted),
    budget: budgetOf(facts.answers),
    burden: burdenOf(facts),
  };
}

function conflictFinding(conflict: Conflict, candidate: Candidate, pick: PlannedItem): Finding {
  const { name } = pick.candidate.supplement.data;
  const because = pick.candidate.reasons.slice(0, 1).map((reason) => reason.because);
  if (conflict.kind === 'interaction') {
    const other = inSentence(name);
    const why =
      conflict.addsUp === null
        ? `It should not be taken together with ${other}`
        : `It and ${other} both ${conflict.addsUp}, which can be too much together`;
    return {
      kind: 'interaction',
      rule: null,
      message: `${why}. ${name} fits your answers better.`,
      because,
      sources: candidate.supplement.data.sources,
    };
  }
  const overlaps = candidate.supplement.supplies.length > 1;
  const message = overlaps
    ? `It overlaps with ${inSentence(name)} in your plan.`
    : `${name} in your plan already does this.`;
  return { kind: 'duplicate', rule: null, message, because, sources: [] };
}

/** A shared wish. A shared need ("vegan") makes no alternative: each fills its own gap. */
function sharedWish(candidate: Candidate, pick: PlannedItem): Because | null {
  for (const { indication, because } of candidate.reasons) {
    if (indication.kind !== 'wish') continue;
    for (const other of pick.candidate.reasons) {
      const { field, value } = other.because;
      if (other.indication.kind === 'wish' && field === because.field && value === because.value) return because;
    }
  }
  return null;
}

/** Why a ready candidate is not in the plan. */
function whyLeft(choosing: Choosing, candidate: Candidate, picks: readonly PlannedItem[], gain: number): Finding {
  for (const pick of picks) {
    const conflict = conflictOf(choosing.prepared, candidate, pick.candidate);
    if (conflict !== null) return conflictFinding(conflict, candidate, pick);
  }
  if (gain === 0) {
    for (const pick of picks) {
      const wish = sharedWish(candidate, pick);
      if (wish !== null) return servedFinding(pick, wish);
    }
  }
  return (
    budgetFinding(choosing, candidate, picks) ??
    passesLimit(choosing, candidate, picks) ??
    lengthFinding(choosing, candidate)
  );
}

function servedFinding(pick: PlannedItem, wish: Because): Finding {
  const { name } = pick.candidate.supplement.data;
  return {
    kind: 'duplicate',
    rule: null,
    message: `${name} helps with the same goal, and the evidence for it is at least as good.`,
    because: [wish],
    sources: [],
    wouldChange: `You can try it if ${name} doesn’t work for you.`,
  };
}

function budgetFinding({ facts }: Choosing, candidate: Candidate, picks: readonly PlannedItem[]): Finding | null {
  const { answers } = facts;
  const budget = budgetOf(answers);
  const cost = picks.reduce((sum, { dosed }) => sum + dosed.monthlyCost, 0);
  const cheapest = Math.min(...candidate.options.map(({ monthlyCost }) => monthlyCost));
  if (budget.max === null || cost + cheapest <= budget.max + EPSILON) return null;
  return {
    kind: 'budget',
    rule: null,
    message: `It would cost more than $${budget.max} a month in total, and the rest of the plan matters more.`,
    because: [{ field: 'budgetRange', value: answers.budgetRange }],
    sources: [],
    wouldChange: 'A larger budget would bring it in.',
  };
}

function lengthFinding({ facts }: Choosing, { reasons }: Candidate): Finding {
  const { supplementAdherence, currentSymptoms } = facts.answers;
  const [lead] = reasons;
  const isSick = isKeptShortBySickness(facts);
  const isWeak = lead?.indication.kind === 'wish' && lead.indication.evidence === 'C';
  return {
    kind: 'pill-burden',
    rule: null,
    message: isWeak
      ? 'The evidence for it is weak. It’s best to try only a few things like this at a time.'
      : isSick
        ? 'With nausea it’s hard to keep many things down, and the rest of the plan matters more.'
        : 'A longer plan is hard to stick with, and the rest of the plan matters more.',
    because: isWeak
      ? [lead.because]
      : isSick
        ? currentSymptoms.filter((each) => each === NAUSEA).map((value) => ({ field: 'currentSymptoms', value }))
        : [{ field: 'supplementAdherence', value: supplementAdherence }],
    sources: [],
    wouldChange: isWeak
      ? 'You can try it if one of the others doesn’t help.'
      : isSick
        ? 'It may come in once the nausea has passed.'
        : 'It may come in if you can stick with a longer routine.',
  };
}

function passesLimit(
  { limits, current, facts }: Choosing,
  candidate: Candidate,
  picks: readonly PlannedItem[],
): Finding | null {
  for (const { nutrient, perUnit, counts } of candidate.supplement.supplies) {
    if (!counts) continue;
    let sum = (current.counted[nutrient] ?? 0) + perUnit * candidate.options[0].total;
    for (const { candidate: other, dosed } of picks) {
      for (const supply of other.supplement.supplies) {
        if (supply.nutrient === nutrient && supply.counts) sum += supply.perUnit * dosed.total;
      }
    }
    if (sum <= (limits.upper[nutrient] ?? Number.POSITIVE_INFINITY) + EPSILON) continue;
    return {
      kind: 'upper-limit',
      rule: null,
      message: 'Together with the rest of the plan it would go over an upper limit.',
      because: [{ field: 'age', value: facts.answers.age }],
      sources: candidate.supplement.data.sources,
    };
  }
  return null;
}

const serviceOf = ({ candidates, services }: Problem, { candidate }: PlannedItem) =>
  services[candidates.indexOf(candidate)];

/** Removes picks that a later, better one has made redundant. */
function withoutIdle(problem: Problem, picks: readonly PlannedItem[]): PlannedItem[] {
  let kept = [...picks];
  for (const pick of [...picks].reverse()) {
    const service = serviceOf(problem, pick);
    if (service === undefined || service.need > 0) continue;
    const others = kept.filter((each) => each !== pick);
    const served = new Served(problem.wishes, problem.burden.allowsSecond);
    for (const other of others) {
      const otherService = serviceOf(problem, other);
      if (otherService !== undefined) served.add(otherService);
    }
    if (served.gain(service) === 0) kept = others;
  }
  return kept;
}

const isPlainNeed = ({ reasons }: Candidate): boolean =>
  reasons[0]?.indication.kind === 'need' && reasons[0].indication.evidence !== 'C';

/** While a plain need is left out for its price, no money goes to a wish. */
function withoutWishes(choosing: Choosing, problem: Problem, picks: readonly PlannedItem[]): PlannedItem[] {
  const kept = picks.filter((pick) => (serviceOf(problem, pick)?.need ?? 0) > 0);
  if (problem.budget.max === null || kept.length === picks.length) return [...picks];
  const chosen = new Set(picks.map(({ candidate }) => candidate));
  const isShort = problem.candidates.some(
    (each) => !chosen.has(each) && isPlainNeed(each) && whyLeft(choosing, each, picks, 1).kind === 'budget',
  );
  return isShort ? kept : [...picks];
}

function waitsForNeeds({ facts: { answers } }: Choosing): Finding {
  return {
    kind: 'budget',
    rule: null,
    message: 'Your budget doesn’t cover everything you may need, so your other goals have to wait.',
    because: [{ field: 'budgetRange', value: answers.budgetRange }],
    sources: [],
    wouldChange: 'A larger budget would bring it in.',
  };
}

const NO_CHOICE: Choice = { picks: [], left: new Map(), alternatives: new Map() };

/** Sixth stage: the best set within budget, routine and limits. */
export function choose(choosing: Choosing, candidates: readonly Candidate[]): Choice {
  if (candidates.length === 0) return NO_CHOICE;
  const problem = problemOf(choosing, candidates);
  const all = withoutIdle(problem, bestPlan(problem));
  const picks = withoutWishes(choosing, problem, all);
  const isShort = picks.length < all.length;
  const chosen = new Set(picks.map(({ candidate }) => candidate));
  const served = new Served(problem.wishes, problem.burden.allowsSecond);
  for (const [i, candidate] of problem.candidates.entries()) {
    const service = problem.services[i];
    if (service !== undefined && chosen.has(candidate)) served.add(service);
  }
  const left = new Map<PreparedSupplement, readonly Finding[]>();
  const alternatives = new Map<PreparedSupplement, PreparedSupplement[]>();
  for (const candidate of candidates) {
    if (chosen.has(candidate)) continue;
    const service = problem.services[problem.candidates.indexOf(candidate)];
    const waits = isShort && candidate.reasons[0]?.indication.kind === 'wish';
    const finding = waits
      ? waitsForNeeds(choosing)
      : whyLeft(choosing, candidate, picks, service === undefined ? 0 : served.gain(service));
    left.set(candidate.supplement, [finding]);
    for (const pick of picks) {
      if (sharedWish(candidate, pick) === null) continue;
      const list = alternatives.get(pick.candidate.supplement) ?? [];
      list.push(candidate.supplement);
      alternatives.set(pick.candidate.supplement, list);
    }
  }
  return { picks, left, alternatives };
}
