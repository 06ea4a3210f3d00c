import { amountText } from '@evidose/contract';
import type { Facts } from '../criteria/facts.ts';
import { formOptions, servingForms } from '../dose/choose-form.ts';
import { type DosedForm, type DoseRange, doseForm } from '../dose/pieces.ts';
import { flatMap } from '../flat-map.ts';
import type { Intake } from '../limits/intake.ts';
import type { Limits } from '../limits/limits.ts';
import { EPSILON, tidyNumber } from '../limits/round.ts';
import type { CurrentSupplement, Finding } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import type { Doubt } from '../safety/assess.ts';
import { standingOfSupplement } from '../understand/standing.ts';
import type { Cleared, Left } from './exclude.ts';
import type { MatchedReason } from './propose.ts';

/** A supplement with its dose: ready to be chosen. */
export interface Candidate extends Cleared {
  readonly supplement: PreparedSupplement;
  /** The reasons that the dose serves, strongest first. */
  readonly reasons: readonly MatchedReason[];
  /** The form this person would prefer, then (if cheaper) the cheapest. */
  readonly options: readonly [DosedForm, ...DosedForm[]];
}

export interface Dosing {
  readonly prepared: Prepared;
  readonly facts: Facts;
  readonly limits: Limits;
  readonly current: Intake;
  /** Quick answers know little, so the low end of a range is used. */
  readonly careful: boolean;
}

const TIMES_A_DAY = { 'once-daily': 1, 'twice-daily': 2, 'several-times-daily': 4, 'no-preference': 3 } as const;

const SHARE_BESIDE_UNKNOWN = 0.5;

/** The room below an upper limit, in dose units. */
interface LimitCap {
  readonly max: number;
  readonly nutrient: number;
}

/** Unknown products may contain it too: half of the room is left to them, unless a test shows a deficiency. */
function upperLimitCaps(dosing: Dosing, supplement: PreparedSupplement, isLack: boolean): LimitCap[] {
  const { facts, limits, current } = dosing;
  const { currentMissing, current: taken } = facts.understood;
  // A guess counts both as what was guessed and as unknown.
  const unknownTaken =
    currentMissing ||
    taken.some((each) => (each.supplement === null || each.guessed) && standingOfSupplement(each) !== 'not');
  const caps: LimitCap[] = [];
  for (const { nutrient, perUnit, counts } of supplement.supplies) {
    const limit = limits.upper[nutrient] ?? Number.POSITIVE_INFINITY;
    if (!counts || !Number.isFinite(limit)) continue;
    if (current.unsettled[nutrient] === 1) {
      caps.push({ max: 0, nutrient });
      continue;
    }
    const room = limit * (unknownTaken && !isLack ? SHARE_BESIDE_UNKNOWN : 1) - (current.counted[nutrient] ?? 0);
    caps.push({ max: Math.max(0, room) / perUnit, nutrient });
  }
  return caps;
}

function limitFinding({ prepared, facts, limits, current }: Dosing, nutrient: number): Finding | null {
  const facet = prepared.nutrients[nutrient];
  if (facet === undefined) return null;
  const limit = limits.upper[nutrient];
  const suppliers = suppliersOf(facts.understood.current, nutrient);
  const limitText = amountText(limit ?? 0, facet.unit, facet.name);
  const already = tidyNumber(current.counted[nutrient] ?? 0);
  const message =
    current.unsettled[nutrient] === 1
      ? `You take ${facet.name} already, and we’re not sure how much. We add none until you’ve told us.`
      : already > 0
        ? `You already get ${amountText(already, facet.unit, facet.name)} of ${facet.name} a day from supplements, and the upper limit for you is ${limitText}.`
        : `A useful amount would go over the upper limit for ${facet.name} (${limitText} a day).`;
  return {
    kind: 'upper-limit',
    rule: facet.id,
    message,
    because: suppliers.length > 0 ? suppliers : [{ field: 'age', value: facts.answers.age }],
    sources: facet.sources,
  };
}

function suppliersOf(current: readonly CurrentSupplement[], nutrient: number): { field: string; value: string }[] {
  return current
    .filter(({ supplement }) => supplement?.supplies.some((supply) => supply.nutrient === nutrient) ?? false)
    .map(({ field, text }) => ({ field, value: text }));
}

/** The European limit in dose units, if it is stricter. */
function europeanCap({ limits, current }: Dosing, supplement: PreparedSupplement): number {
  let cap = Number.POSITIVE_INFINITY;
  for (const { nutrient, perUnit, counts } of supplement.supplies) {
    const limit = limits.european[nutrient] ?? Number.POSITIVE_INFINITY;
    if (counts && perUnit > 0) cap = Math.min(cap, (limit - (current.counted[nutrient] ?? 0)) / perUnit);
  }
  return cap;
}

/** The amount of a single nutrient in current supplements, in this supplement's units. */
export function coveredAlready({ current }: Pick<Dosing, 'current'>, { supplies }: PreparedSupplement): number {
  const [only] = supplies;
  if (only === undefined || supplies.length > 1) return 0;
  return (current.total[only.nutrient] ?? 0) / only.perUnit;
}

interface Ceiling {
  readonly max: number;
  /** What sets it: a finding, a nutrient's limit, or neither for our own maximum. */
  readonly by: Finding | number | null;
}

function ceilingOf(dosing: Dosing, { caps, proposal }: Cleared, isLack: boolean): Ceiling {
  const { supplement } = proposal;
  let ceiling: Ceiling = { max: supplement.data.maxDailyDose ?? Number.POSITIVE_INFINITY, by: null };
  for (const { max, isBelow, finding } of caps) {
    const most = isBelow ? max * (1 - 1e-6) : max;
    if (most < ceiling.max) ceiling = { max: most, by: finding };
  }
  for (const { max, nutrient } of upperLimitCaps(dosing, supplement, isLack)) {
    if (max < ceiling.max) ceiling = { max, by: nutrient };
  }
  return ceiling;
}

function rangeFor(dosing: Dosing, cleared: Cleared, reason: MatchedReason, max: number): DoseRange {
  const { supplement } = cleared.proposal;
  const { dose, kind } = reason.indication;
  const covered = coveredAlready(dosing, supplement);
  const preference = TIMES_A_DAY[dosing.facts.answers.dosingPreference];
  // Little may be missing, but less than the lowest useful amount is not worth a bottle.
  const low = Math.max(dose.low - covered, supplement.data.leastDose);
  const high = Math.min(dose.high - covered, max);
  const wanted = dosing.careful ? dose.low : dose.usual - covered;
  return {
    low: Math.max(low, EPSILON),
    wanted: Math.max(Math.min(Math.max(wanted, low), high), EPSILON),
    high,
    maxAtOnce: supplement.data.timing.maxAtOnce ?? Number.POSITIVE_INFINITY,
    // A need may take one more time of day than preferred.
    maxTimes: kind === 'need' ? Math.max(preference, 2) : preference,
  };
}

function tooMuch(dosing: Dosing, cleared: Cleared, { by }: Ceiling): Finding {
  const { supplement } = cleared.proposal;
  return (
    (typeof by === 'number' ? limitFinding(dosing, by) : by) ?? {
      kind: 'upper-limit',
      rule: null,
      message: 'A useful amount would be more than we would suggest to anyone.',
      because: [],
      sources: supplement.data.sources,
    }
  );
}

/** A value that is low despite the supplement does not mean "enough": it may be recent, or the amount too small. */
const isMeasured = ({ because }: MatchedReason): boolean => because.field.startsWith('labResults');

function coveredFinding(dosing: Dosing, supplement: PreparedSupplement, reason: MatchedReason): Finding {
  const [only] = supplement.supplies;
  const because = suppliersOf(dosing.facts.understood.current, only?.nutrient ?? -1);
  const names = because.map(({ value }) => `“${value}”`).join(', ');
  return {
    kind: 'already-taking',
    rule: null,
    message: isMeasured(reason)
      ? `What you already take (${names}) gives a usual amount of it, but your test shows too little. If you took it at the time of the test, ask your doctor whether you need more. If you started later, have it tested again after three months.`
      : `What you already take (${names}) gives you enough of it.`,
    because: isMeasured(reason) ? [...because, reason.because] : because,
    sources: isMeasured(reason) ? reason.indication.sources : [],
  };
}

function unfitFinding(dosing: Dosing, cleared: Cleared, range: DoseRange): Finding {
  const { dosingPreference } = dosing.facts.answers;
  const often = cleared.forms.some((form) => doseForm(form, { ...range, maxTimes: 4 }) !== null);
  if (often) {
    return {
      kind: 'pill-burden',
      rule: null,
      message: 'You would have to take it more often than you want.',
      because: [{ field: 'dosingPreference', value: dosingPreference }],
      sources: [],
      wouldChange: 'It can come back if you take something more often.',
    };
  }
  const { difficultySwallowing, specificDiet } = dosing.facts.answers;
  const because =
    difficultySwallowing === 'yes'
      ? { field: 'difficultySwallowing', value: difficultySwallowing }
      : { field: 'specificDiet', value: specificDiet };
  const message = 'No form that fits you comes in the right amount.';
  return { kind: 'format', rule: null, message, because: [because], sources: [] };
}

function doseOne(dosing: Dosing, cleared: Cleared): Candidate | Finding {
  const { proposal } = cleared;
  const { supplement } = proposal;
  const european = europeanCap(dosing, supplement);
  const covered = coveredAlready(dosing, supplement);
  let failure: Finding | null = null;
  for (const reason of proposal.reasons) {
    if (covered > 0 && covered >= reason.indication.dose.low - EPSILON) {
      failure ??= coveredFinding(dosing, supplement, reason);
      continue;
    }
    const ceiling = ceilingOf(dosing, cleared, isMeasured(reason));
    const strict = rangeFor(dosing, cleared, reason, Math.min(ceiling.max, european));
    const open = rangeFor(dosing, cleared, reason, ceiling.max);
    if (open.high < open.low - EPSILON) {
      const isNearlyCovered = covered > 0 && reason.indication.dose.high - covered < open.low;
      failure ??= isNearlyCovered ? coveredFinding(dosing, supplement, reason) : tooMuch(dosing, cleared, ceiling);
      continue;
    }
    const forms = servingForms(cleared, reason);
    const strictOptions = strict.high < strict.low - EPSILON ? null : formOptions(dosing.facts, forms, strict);
    const options = strictOptions ?? formOptions(dosing.facts, forms, open);
    if (options === null) {
      failure ??=
        ceiling.max < reason.indication.dose.high
          ? tooMuch(dosing, cleared, ceiling)
          : unfitFinding(dosing, cleared, open);
      continue;
    }
    const served = proposal.reasons.filter(
      ({ indication }) => indication.dose.low <= options[0].total + covered + EPSILON,
    );
    const cautions =
      strictOptions === null
        ? [...cleared.cautions, ...pastEuropean(dosing, supplement, options[0])]
        : cleared.cautions;
    // Spelled out: spreading `cleared` was one of the engine's most expensive lines.
    const { forms: allForms, findings, caps, interactions, separations } = cleared;
    return {
      proposal,
      forms: allForms,
      findings,
      caps,
      cautions,
      interactions,
      separations,
      supplement,
      reasons: served.includes(reason) ? served : [reason, ...served],
      options,
    };
  }
  return failure ?? unfitFinding(dosing, cleared, { low: 1, wanted: 1, high: 1, maxAtOnce: 1, maxTimes: 1 });
}

/** Reports an amount within the US limit that exceeds the stricter European one. */
function pastEuropean(
  { prepared, limits, current }: Dosing,
  supplement: PreparedSupplement,
  dosed: DosedForm,
): Doubt[] {
  return flatMap(supplement.supplies, ({ nutrient, perUnit, counts }) => {
    const limit = limits.european[nutrient] ?? Number.POSITIVE_INFINITY;
    const facet = prepared.nutrients[nutrient];
    if (!counts || facet === undefined || dosed.total * perUnit + (current.counted[nutrient] ?? 0) <= limit + EPSILON)
      return [];
    const message = `This is over the stricter European limit for ${facet.name} (${amountText(limit, facet.unit, facet.name)} a day). It’s within the US limit.`;
    return [{ message, sources: [...facet.sources], because: [], isLimit: true }];
  });
}

const isFinding = (result: Candidate | Finding): result is Finding => 'kind' in result;

/** Fifth stage: a form and an amount for each, within the strictest limit that applies. */
export function dose(
  dosing: Dosing,
  cleared: readonly Cleared[],
): { readonly candidates: readonly Candidate[]; readonly left: Left } {
  const candidates: Candidate[] = [];
  const left = new Map<PreparedSupplement, readonly Finding[]>();
  for (const each of cleared) {
    const result = doseOne(dosing, each);
    if (isFinding(result)) left.set(each.proposal.supplement, [result]);
    else candidates.push(result);
  }
  return { candidates, left };
}
