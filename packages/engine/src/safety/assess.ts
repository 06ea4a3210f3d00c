import type { Because, Caution, Interaction } from '@evidose/contract';
import { becauseOf, type Facts } from '../criteria/facts.ts';
import { mayHold, surelyHolds } from '../criteria/holds.ts';
import { flatMap } from '../flat-map.ts';
import type { GuardedState } from '../knowledge.ts';
import type { Finding, Medicine } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { isInTheGut } from '../understand/route.ts';
import { fillWith, messageForMedicine, messageForWhen, metBy } from '../words/rule-message.ts';
import { STATE_WORDS } from '../words/states.ts';
import { NOT_CHECKED } from './drop-general-findings.ts';
import { gravestOfEach, type MedicineRow, rowsWithMedicines, shownInteraction } from './medicine-rows.ts';
import { isForbidden } from './severity.ts';

/** A maximum amount, and the message if nothing useful remains below it. */
export interface Cap {
  readonly max: number;
  /** True: the amount itself is already too much. */
  readonly isBelow: boolean;
  readonly finding: Finding;
}

export interface Separation {
  readonly medicine: Medicine;
  /** Before the medicine. */
  readonly hours: number;
  /** After the medicine: the same, or fewer. */
  readonly hoursAfter: number;
  readonly fromDose: number;
  /** Both may be taken together with a meal. */
  readonly orWithMeal: boolean;
}

/** A non-forbidding interaction; applies from this daily dose on. */
export interface Remaining {
  readonly shown: Interaction;
  readonly fromDose: number;
  /** What the person wrote that it follows from. */
  readonly because: Because;
}

/** Everything against a supplement for this person, whether proposed, already taken or asked about. */
export interface Assessment {
  readonly findings: readonly Finding[];
  readonly caps: readonly Cap[];
  readonly cautions: readonly Doubt[];
  readonly interactions: readonly Remaining[];
  readonly separations: readonly Separation[];
}

/** A warning that does not forbid. */
export interface Doubt extends Caution {
  readonly because: readonly Because[];
  /** Only a limit: nothing speaks against amounts below it. */
  readonly isLimit: boolean;
  /** People who take no more than this may continue until the next visit. */
  readonly ownUpTo?: number | undefined;
}

interface Draft {
  readonly findings: Finding[];
  readonly caps: Cap[];
  readonly cautions: Doubt[];
  readonly interactions: Remaining[];
  readonly separations: Separation[];
}

const medicineBecause = ({ field, text }: Medicine): Because => ({ field, value: text });

function findingOfRow(prepared: Prepared, each: MedicineRow): Finding {
  const { sources, id, directness, keepSteady, belongsTogether } = each.row.data;
  const message = messageForMedicine(prepared, each.row.data, each.medicine);
  const because = [medicineBecause(each.medicine)];
  const finding: Finding = { kind: 'interaction', rule: id, message, because, sources, directness };
  if (keepSteady === undefined && belongsTogether === undefined) return finding;
  return {
    ...finding,
    ...(keepSteady === undefined ? {} : { keepSteady }),
    ...(belongsTogether === undefined ? {} : { belongsTogether }),
  };
}

/** Separation matters only in the gut: not for injections, patches or what was stopped. */
function meets(prepared: Prepared, { medicine, row }: MedicineRow): boolean {
  return row.data.action !== 'separate' || isForbidden(row.data) || isInTheGut(prepared, medicine);
}

function assessMedicines(draft: Draft, prepared: Prepared, facts: Facts, supplement: PreparedSupplement): void {
  const rows = rowsWithMedicines(facts, supplement).filter((each) => meets(prepared, each));
  if (rows.length === 0) return;
  const open = rows.filter(({ row }) => row.data.fromDose === undefined || !isForbidden(row.data));
  for (const each of rows) {
    const { fromDose } = each.row.data;
    if (fromDose === undefined || !isForbidden(each.row.data)) continue;
    draft.caps.push({ max: fromDose, isBelow: true, finding: findingOfRow(prepared, each) });
  }
  for (const each of gravestOfEach(open)) {
    if (isForbidden(each.row.data)) draft.findings.push(findingOfRow(prepared, each));
    else {
      const because = medicineBecause(each.medicine);
      draft.interactions.push({
        shown: shownInteraction(prepared, each),
        fromDose: each.row.data.fromDose ?? 0,
        because,
      });
    }
  }
  for (const { medicine, row } of open) {
    const { action, hours = DEFAULT_HOURS, hoursAfter = hours, fromDose = 0, orWithMeal = false } = row.data;
    if (action === 'separate' && isInTheGut(prepared, medicine))
      draft.separations.push({ medicine, hours, hoursAfter, fromDose, orWithMeal });
  }
}

/** For rows that say "apart" without hours. */
export const DEFAULT_HOURS = 2;

/** Unknown medicines, and supplements whose interactions were never reviewed: unknown never means no. */
function assessUnknowns(draft: Draft, facts: Facts, { data, hasNoKnownRisk }: PreparedSupplement): void {
  const { unsure, checked } = facts;
  const { medicinesMissing } = facts.understood;
  if ((unsure.length > 0 || medicinesMissing) && !hasNoKnownRisk) {
    const because = medicinesMissing ? [{ field: 'prescriptionMeds', value: 'yes' }] : unsure.map(medicineBecause);
    draft.findings.push({
      kind: 'unrecognised-medication',
      rule: null,
      message: medicinesMissing
        ? `You take a medicine that you didn’t name, and ${data.name} doesn’t mix with every medicine.`
        : `We’re not sure about ${named(unsure)}, and ${data.name} doesn’t mix with every medicine.`,
      because,
      sources: data.sources,
      wouldChange: 'It may come back if you give us the generic name of the medicine or confirm how we read it.',
    });
  }
  if (data.drugInteractions === 'not-checked' && checked.length > 0) {
    draft.findings.push({
      kind: 'interaction',
      rule: NOT_CHECKED,
      message: `We haven’t checked ${data.name} with medicines yet.`,
      because: checked.map(medicineBecause),
      sources: data.sources,
    });
  }
}

const named = (medicines: readonly Medicine[]): string => medicines.map(({ text }) => `“${text}”`).join(', ');

function assessConditions(draft: Draft, prepared: Prepared, facts: Facts, supplement: PreparedSupplement): void {
  for (const { data, kind, when } of supplement.against.open(facts.possible, facts.numbers)) {
    if (!mayHold(when, facts)) continue;
    const { sources, id, directness } = data;
    const message = messageForWhen(prepared, facts, data, when);
    const { askFirst } = data;
    if (data.effect === 'caution') {
      const because = becauseOf(prepared, facts, when);
      const { ownUpTo } = data;
      draft.cautions.push({ message, sources: [...sources], directness, askFirst, because, isLimit: false, ownUpTo });
      continue;
    }
    const finding: Finding = {
      kind,
      rule: id,
      message,
      because: becauseOf(prepared, facts, when),
      sources,
      directness,
      ...(data.isOnlyNeedless === undefined ? {} : { isOnlyNeedless: data.isOnlyNeedless }),
      ...(data.ownUpTo === undefined ? {} : { ownUpTo: data.ownUpTo }),
    };
    if (data.effect === 'limit' && data.maxDose !== undefined) {
      draft.caps.push({ max: data.maxDose, isBelow: false, finding });
      draft.cautions.push({
        message,
        sources: [...sources],
        directness,
        askFirst,
        because: finding.because,
        isLimit: true,
      });
    } else draft.findings.push(finding);
  }
}

function assessEffects(draft: Draft, prepared: Prepared, facts: Facts, { index }: PreparedSupplement): void {
  for (const { data: rule, when, unlessAny } of prepared.effectRulesOf[index] ?? []) {
    if (!mayHold(when, facts)) continue;
    if (unlessAny.some((exception) => surelyHolds(exception, facts))) continue;
    const { kind, sources, id } = rule;
    const message = messageForWhen(prepared, facts, rule, when);
    const because = becauseOf(prepared, facts, when);
    draft.findings.push({ kind, rule: id, message, because, sources, isGeneral: true });
  }
}

/** Alert rules may also exclude. */
function assessAlarms(draft: Draft, prepared: Prepared, facts: Facts, { data }: PreparedSupplement): void {
  if (facts.alarms.length === 0) return;
  const meant = facts.alarms.filter(({ rule: { leavesOut, leavesOutEffects } }) => {
    const isNamed = leavesOut === 'everything' || leavesOut.includes(data.id);
    return isNamed || leavesOutEffects.some((effect) => data.effects.includes(effect));
  });
  if (meant.length === 0) return;
  // If both exclude it, the more serious message is enough.
  const replaced = new Set(flatMap(meant, ({ rule }) => rule.replaces));
  for (const { rule, when } of meant) {
    const { id, sources } = rule;
    if (replaced.has(id)) continue;
    const keepsOwn = typeof rule.keepsOwn === 'boolean' ? rule.keepsOwn : rule.keepsOwn.includes(data.id);
    const met = metBy(prepared, facts, when);
    const message = fillWith(prepared, rule.message, met);
    const alert = fillWith(prepared, rule.title, met);
    const because = becauseOf(prepared, facts, when);
    draft.findings.push({
      kind: 'condition',
      rule: id,
      message,
      because,
      sources,
      isGeneral: true,
      alert,
      ...(keepsOwn ? { keepSteady: true } : {}),
    });
  }
}

/** The rule that excludes everything not listed as safe for that life stage. */
export const notListedIn = (state: GuardedState | null): string => `not-listed-${state}`;

function assessState(draft: Draft, facts: Facts, { data }: PreparedSupplement): void {
  const { state } = facts.person;
  if (state === null) return;
  const because = [{ field: 'pregnancyStatus', value: state }];
  const allowance = data.allowedIn[state];
  if (allowance === undefined) {
    const message = `It’s not on our short list for ${STATE_WORDS[state].time}.`;
    const rule = notListedIn(state);
    draft.findings.push({ kind: 'pregnancy', rule, message, because, sources: data.sources, isGeneral: true });
    return;
  }
  const { message, sources, maxDose } = allowance;
  const finding: Finding = { kind: 'pregnancy', rule: `limit-${state}`, message, because, sources };
  draft.caps.push({ max: maxDose, isBelow: false, finding });
  draft.cautions.push({ message, sources: [...sources], because, isLimit: true });
}

function assessLabs(draft: Draft, facts: Facts, { data }: PreparedSupplement): void {
  for (const { rule, because } of facts.labs) {
    if (!rule.removes.includes(data.id)) continue;
    const { message, sources, id } = rule;
    draft.findings.push({ kind: 'lab', rule: id, message, because: [because], sources });
  }
}

export function assess(prepared: Prepared, facts: Facts, supplement: PreparedSupplement): Assessment {
  const draft: Draft = { findings: [], caps: [], cautions: [], interactions: [], separations: [] };
  assessMedicines(draft, prepared, facts, supplement);
  assessUnknowns(draft, facts, supplement);
  assessConditions(draft, prepared, facts, supplement);
  assessEffects(draft, prepared, facts, supplement);
  assessAlarms(draft, prepared, facts, supplement);
  assessState(draft, facts, supplement);
  assessLabs(draft, facts, supplement);
  return draft;
}
