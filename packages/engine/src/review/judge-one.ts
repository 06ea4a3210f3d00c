import { amountText, type Interaction } from '@evidose/contract';
import { becauseOf, type Facts } from '../criteria/facts.ts';
import { surelyHolds } from '../criteria/holds.ts';
import { amountTaken } from '../limits/intake.ts';
import { tidyNumber } from '../limits/round.ts';
import { staysWhereItIsPut } from '../local-use.ts';
import type { CurrentSupplement, Finding } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { type Assessment, assess } from '../safety/assess.ts';
import { dropGeneralFindings, NOT_CHECKED } from '../safety/drop-general-findings.ts';
import { allergensHeld } from '../safety/forms.ts';
import { gravestOfEach, rowsWithMedicines, shownInteraction } from '../safety/medicine-rows.ts';
import { isAboveMinor, isForbidden, isUrgent } from '../safety/severity.ts';
import { statedAgainst } from '../safety/stated-against.ts';
import { isInTheGut } from '../understand/route.ts';
import { lineOf } from '../understand/usage.ts';
import { messageForWhen } from '../words/rule-message.ts';
import { areApartAsWritten, FAR_ENOUGH } from './apart-as-written.ts';
import { isMeasuredDeficiency, isProvenDeficiency } from './deficiency.ts';
import { type Judgement, judgementOf, type Verdict } from './judgement.ts';
import { namedAgainst } from './named-against.ts';
import { isDoctorsDose } from './overdose.ts';

export interface Judged {
  readonly judgements: readonly Judgement[];
  readonly interactions: readonly Interaction[];
}

/** A sufficient value asks whether it is still needed; a high one asks to stop. */
const isHarmful = (facts: Facts, rule: string | null): boolean =>
  facts.labs.some((match) => match.rule.id === rule && (match.rule.alert ?? match.rule.countsAs) !== undefined);

/** A sufficient value while taking it may be its effect. */
const ENOUGH: Besides = {
  message: 'Your test shows enough of it, which may be because you take it.',
  isUnhurried: true,
};

/** An ordinary amount of what we would not suggest: a question for the next visit. */
const isEveryday = (ownUpTo: number | undefined, amount: number): boolean => ownUpTo !== undefined && amount <= ownUpTo;

function ofFinding(facts: Facts, finding: Finding, amount = Number.POSITIVE_INFINITY): Judgement {
  const { kind, rule, keepSteady = false, belongsTogether = false, isOnlyNeedless, alert } = finding;
  if (alert !== undefined) {
    const verdict = keepSteady ? 'ask-first' : 'stop-and-ask';
    return found(finding, verdict, { message: `See “${alert}” at the top.`, isSaidOnTop: true, keepSteady });
  }
  if (isOnlyNeedless) return found(finding, 'ask-first');
  if (isEveryday(finding.ownUpTo, amount)) return found(finding, 'ask-first', UNHURRIED);
  if (rule === NOT_CHECKED || rule === 'advice-unread' || kind === 'unrecognised-medication')
    return found(finding, 'unknown');
  if (kind === 'lab')
    return isHarmful(facts, rule) ? found(finding, 'stop-and-ask') : found(finding, 'ask-first', ENOUGH);
  // It was most likely ordered as part of a treatment, and stopping is the danger.
  return belongsTogether || keepSteady ? found(finding, 'ask-first', STEADY) : found(finding, 'stop-and-ask');
}

interface Besides {
  readonly message?: string;
  readonly keepSteady?: boolean;
  readonly isSaidOnTop?: boolean;
  readonly isUnhurried?: boolean;
}
const NOTHING_BESIDES: Besides = {};
const UNHURRIED: Besides = { isUnhurried: true };
const STEADY: Besides = { keepSteady: true };

const found = (finding: Finding, verdict: Verdict, besides = NOTHING_BESIDES): Judgement =>
  judgementOf(verdict, {
    message: besides.message ?? finding.message,
    sources: finding.sources,
    because: finding.because,
    kind: finding.kind,
    rule: finding.rule,
    belongsTogether: finding.belongsTogether ?? false,
    keepSteady: besides.keepSteady ?? false,
    isSaidOnTop: besides.isSaidOnTop ?? false,
    isUnhurried: besides.isUnhurried ?? false,
  });

export interface Judging {
  readonly prepared: Prepared;
  readonly facts: Facts;
  readonly item: CurrentSupplement;
  readonly supplement: PreparedSupplement;
}

export function judgeFindings(judging: Judging, { findings }: Assessment): Judgement[] {
  const { prepared, facts, item, supplement } = judging;
  const amount = amountTaken(prepared, item);
  const judgements = dropGeneralFindings([
    ...statedAgainst(facts, supplement),
    ...namedAgainst(prepared, facts, item),
    ...findings,
  ]).map((each) => ofFinding(facts, each, amount));
  if (isMeasuredDeficiency(facts, supplement)) return judgements.map(askedFirst);
  return judgements.some(isStopForCondition) ? asReliedOn(judging, judgements) : judgements;
}

const isOfAllergy = ({ because }: Pick<Finding, 'because'>): boolean =>
  because.some(({ field }) => field === 'allergyDetails' || field === 'allergies');

/** For use on the skin only an allergy and a clinician's advice matter. */
export function judgeOutside(judging: Judging): Judged {
  const { prepared, facts, supplement } = judging;
  const { findings, cautions } = assess(prepared, facts, supplement);
  const stated = [...statedAgainst(facts, supplement), ...findings.filter(isOfAllergy)];
  return {
    judgements: [
      ...stated.map((each) => ofFinding(facts, each)),
      ...judgeDoubts(judging, { cautions: cautions.filter(isOfAllergy) }),
    ],
    interactions: [],
  };
}

/** Weak kidneys count as a condition, even if shown by a blood test. High calcium is dangerous now. */
const isOfKidneys = ({ because }: Judgement): boolean =>
  because.length > 0 && because.every(({ field }) => field === 'labResults.egfr');

const isStopForCondition = (each: Judgement): boolean =>
  each.verdict === 'stop-and-ask' && (each.kind === 'condition' || isOfKidneys(each));

/** If deficient, or if a medicine depends on it, stopping is the danger: ask first. */
const askedFirst = (each: Judgement): Judgement =>
  isStopForCondition(each) ? { ...each, verdict: 'ask-first', keepSteady: true } : each;

function asReliedOn({ prepared, facts, supplement }: Judging, judgements: readonly Judgement[]): Judgement[] {
  const relied = rowsWithMedicines(facts, supplement).find(({ row }) => row.data.keepSteady);
  if (relied === undefined) return [...judgements];
  // What must not be started or abruptly stopped is already among the findings.
  if (isForbidden(relied.row.data)) return judgements.map(askedFirst);
  const { message, sources } = shownInteraction(prepared, relied);
  const because = [{ field: relied.medicine.field, value: relied.medicine.text }];
  return [
    judgementOf('ask-first', { message, sources, because, kind: 'interaction', keepSteady: true }),
    ...judgements.map(askedFirst),
  ];
}

/** A personal limit below the general one. */
export const OWN_LIMIT = 'own-limit';

/** Alerted from this multiple of the person's limit. */
const FAR = 2;

/** Maximum amounts for this one alone. */
export function judgeAmount({ prepared, facts, item, supplement }: Judging, { caps }: Assessment): Judgement[] {
  const judgements: Judgement[] = [];
  // A multi-ingredient tablet is measured by each ingredient, if its label gives amounts.
  if (supplement.data.category === 'combination' && item.supplies.length > 0) return judgements;
  const amount = amountTaken(prepared, item);
  const { maxDailyDose, doseUnit, sources: own } = supplement.data;
  // A typical amount that we assumed is not the person's mistake.
  const isWritten = item.hasNumber || !item.assumed;
  const isByDoctor = supplement.supplies.some(({ nutrient, perUnit }) => {
    const known = prepared.nutrients[nutrient];
    return known !== undefined && isDoctorsDose(known, amount * perUnit);
  });
  // Iron for a measured deficiency may exceed the usual limit, also in pregnancy.
  const isTreatment =
    isProvenDeficiency(facts, item) &&
    supplement.supplies.some(
      ({ nutrient, perUnit }) => amount * perUnit <= (prepared.nutrients[nutrient]?.treatment ?? 0),
    );
  const isAsAdvised = isByDoctor || isTreatment;
  const passed = caps.filter(({ max, isBelow }) => (isBelow ? amount >= max : amount > max));
  // Two conditions may each set a limit: the lower one is reported.
  const lowest = Math.min(...passed.filter(({ isBelow }) => !isBelow).map(({ max }) => max));
  for (const { max, isBelow, finding } of passed) {
    const { message, sources, kind, because } = finding;
    const isStop = kind === 'interaction' || (kind === 'pregnancy' && !isAsAdvised);
    const verdict = isStop ? 'stop-and-ask' : isAsAdvised ? 'ask-first' : 'adjust';
    const most = amountText(max, doseUnit, supplement.data.name);
    const isSaid = isBelow || max > lowest || isAsAdvised || message.includes(most);
    const limit = isSaid ? '' : ` The most for you is ${most} a day.`;
    const rule = isBelow ? null : OWN_LIMIT;
    const isFarOver = !isBelow && isWritten && amount >= FAR * max;
    judgements.push(judgementOf(verdict, { message: `${message}${limit}`, sources, because, kind, rule, isFarOver }));
  }
  if (maxDailyDose !== null && amount > maxDailyDose && isWritten) {
    const message = `${amountText(tidyNumber(amount), doseUnit, supplement.data.name)} a day is more than we would suggest to anyone (${amountText(maxDailyDose, doseUnit)}).`;
    const because = [{ field: item.field, value: item.text }];
    judgements.push(judgementOf('adjust', { message, sources: own, because }));
  }
  return judgements;
}

/** What speaks against it without forbidding: cautions, allergens in some products, a guessed reading. */
export function judgeDoubts(
  { prepared, facts, item, supplement }: Judging,
  { cautions }: Pick<Assessment, 'cautions'>,
): Judgement[] {
  const amount = amountTaken(prepared, item);
  const judgements = cautions
    .filter(({ isLimit }) => !isLimit)
    .map(({ message, sources, because, ownUpTo }) =>
      judgementOf('ask-first', { message, sources, because, isUnhurried: isEveryday(ownUpTo, amount) }),
    );
  const held = allergensHeld(facts, supplement);
  if (held !== null) {
    // “Fish oil” names the fish, so its label need not be checked.
    const isNamed = held.allergens.some((name) =>
      item.text
        .toLowerCase()
        .split(/[^a-z]+/)
        .includes(name),
    );
    const verdict = held.isInAll || isNamed ? 'stop-and-ask' : 'ask-first';
    judgements.push(
      judgementOf(verdict, {
        message: held.message,
        because: held.because,
        kind: 'allergy',
        sources: supplement.data.sources,
      }),
    );
  }
  if (item.doubt !== undefined && !item.guessed) {
    const message = `We’re not sure how you take “${item.text}”. Please check that first.`;
    judgements.push(
      judgementOf('unknown', { message, sources: [], because: [{ field: item.field, value: item.text }] }),
    );
  }
  if (item.guessed) {
    const message = `We read “${item.text}” as ${supplement.data.name}. Please confirm that first.`;
    judgements.push(
      judgementOf('unknown', { message, sources: [], because: [{ field: item.field, value: item.text }] }),
    );
  }
  return judgements;
}

/**
 * What we would leave to a clinician is not simply kept either. A reason about a high amount applies from that amount
 * on; where we would never suggest it, from the first.
 */
export function judgeForClinician({ prepared, facts, item, supplement }: Judging): Judgement[] {
  const amount = amountTaken(prepared, item);
  const isOnlyForClinicians = supplement.indications.every(({ data }) => data.clinicianOnly);
  return supplement.indications
    .filter(
      ({ data, when }) =>
        data.clinicianOnly && (isOnlyForClinicians || amount >= data.dose.low) && surelyHolds(when, facts),
    )
    .slice(0, 1)
    .map(({ data, when }) =>
      judgementOf('ask-first', {
        message: messageForWhen(prepared, facts, data, when),
        sources: data.sources,
        because: becauseOf(prepared, facts, when),
      }),
    );
}

/**
 * Interactions with medicines at the current amount. Forbidden ones are already findings; the rest is to be asked
 * about.
 */
export function judgeMedicines({ prepared, facts, item, supplement }: Judging): Judged {
  const amount = amountTaken(prepared, item);
  const met = rowsWithMedicines(facts, supplement).filter(
    ({ row, medicine }) =>
      amount >= (row.data.fromDose ?? 0) &&
      (row.data.action !== 'separate' || isForbidden(row.data) || isInTheGut(prepared, medicine)),
  );
  const rows = gravestOfEach(met);
  const judgements = rows
    .filter(({ row }) => isAboveMinor(row.data))
    .map((each) => {
      const { message, sources, severity, action } = shownInteraction(prepared, each);
      const because = [{ field: each.medicine.field, value: each.medicine.text }];
      const { keepSteady, belongsTogether = false } = each.row.data;
      const isStop = isForbidden({ severity, action }) && keepSteady === undefined && !belongsTogether;
      const timed = met.filter(({ row, medicine }) => medicine === each.medicine && row.data.action === 'separate');
      const isSettled =
        !isStop &&
        action === 'separate' &&
        areApartAsWritten(
          item,
          each.medicine.usage,
          timed.map(({ row }) => row.data),
        );
      const verdict = isStop ? 'stop-and-ask' : 'ask-first';
      return judgementOf(verdict, {
        message: isSettled ? `${message} ${FAR_ENOUGH}` : message,
        sources,
        because,
        kind: 'interaction',
        rule: each.row.data.id,
        belongsTogether,
        keepSteady: keepSteady === true || belongsTogether,
        isTiming: action === 'separate',
        isUrgent: isUrgent({ severity }),
      });
    });
  return { judgements, interactions: rows.map((each) => shownInteraction(prepared, each)) };
}

/** Tablets of two and of twenty nutrients are not duplicates; limits cover what adds up. */
const MOST_TIMES = 4;
function areOfOneSize({ supplies: a }: PreparedSupplement, { supplies: b }: PreparedSupplement): boolean {
  return Math.max(a.length, b.length) < MOST_TIMES * Math.max(1, Math.min(a.length, b.length));
}

/** Relations among current supplements. */
export function judgeOthers({ prepared, facts, item, supplement }: Judging): Judged {
  const judgements: Judgement[] = [];
  const interactions: Interaction[] = [];
  for (const other of facts.understood.current) {
    const { usage } = other;
    if (other === item || other.supplement === null || usage.status === 'not-taking' || usage.status === 'stopped')
      continue;
    if (staysWhereItIsPut(other)) continue;
    const pair = prepared.pairs.of(supplement, other.supplement);
    const because = [{ field: other.field, value: other.text }];
    if (other.supplement.index === supplement.index || (pair.areAlike && areOfOneSize(supplement, other.supplement))) {
      const message = other.prescribed
        ? `It doubles “${other.text}”, which was prescribed.`
        : `It doubles “${other.text}”.`;
      judgements.push(judgementOf('adjust', { message, sources: [], because }));
    }
    // Parts of one tablet cannot be separated.
    const isOneTablet = lineOf(item) === lineOf(other);
    const rows = pair.rows.filter(({ rule, owner }) => {
      if (isOneTablet && rule.action === 'separate') return false;
      const amount = amountTaken(prepared, owner === supplement ? item : other);
      return rule.fromDose === undefined || amount >= rule.fromDose;
    });
    const gravest =
      rows.find(({ rule }) => isForbidden(rule)) ?? rows.find(({ rule }) => isAboveMinor(rule)) ?? rows[0];
    if (gravest === undefined) continue;
    const { message, sources, severity, action, hours } = gravest.rule;
    interactions.push({
      with: other.supplement.data.name,
      severity,
      action,
      hours,
      message,
      sources: [...sources],
    });
    if (isForbidden(gravest.rule)) judgements.push(judgementOf('stop-and-ask', { message, sources, because }));
    else if (isAboveMinor(gravest.rule)) {
      const isTiming = action === 'separate';
      const timed = rows.map(({ rule }) => rule).filter((rule) => rule.action === 'separate');
      const isSettled = isTiming && areApartAsWritten(item, usage, timed);
      judgements.push(
        judgementOf('ask-first', {
          message: isSettled ? `${message} ${FAR_ENOUGH}` : message,
          sources,
          because,
          isTiming,
        }),
      );
    }
  }
  return { judgements, interactions };
}
