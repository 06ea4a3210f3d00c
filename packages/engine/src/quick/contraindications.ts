import type { PregnancyStatus } from '@evidose/contract';
import type { CompiledCriterion, CompiledWhen } from '../criteria/atoms.ts';
import { INTAKE } from '../criteria/derived.ts';
import type { Facts } from '../criteria/facts.ts';
import { mayHold } from '../criteria/holds.ts';
import type { GuardedState, Indication } from '../knowledge.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { type QuickFact, quickFact } from './quick-fact.ts';

/** The ages between which pregnancy is possible. */
const MAY_BE_PREGNANT = { from: 12, to: 55 } as const;

export const mayBePregnant = ({ person }: Facts): boolean =>
  person.sexes.includes('female') && person.age >= MAY_BE_PREGNANT.from && person.age <= MAY_BE_PREGNANT.to;

const KNOWN_FIELDS: ReadonlySet<string> = new Set([
  'age',
  'biologicalSex',
  'height',
  'weight',
  'bmi',
  'activityLevel',
  'healthGoals',
  'allergen',
  'menstruating',
  'takesSupplement',
  'ownEffect',
]);

/** Answered by the quick quiz, or derived from it. */
export const isKnown = (field: string): boolean => KNOWN_FIELDS.has(field) || field.startsWith(`${INTAKE}.`);

/** Neither asked by the quick quiz nor tickable: without a value the long form has no finding either. */
const isMeasured = (field: string): boolean => field.startsWith('labResults.');

const STATES: readonly GuardedState[] = ['pregnant', 'breastfeeding', 'trying-to-conceive'];

interface Row {
  readonly when: CompiledWhen;
  readonly why: string;
  readonly sources: readonly string[];
}

/** Every rule that would exclude the supplement. */
function rowsAgainst(prepared: Prepared, { index, data, contraindications }: PreparedSupplement, low: number): Row[] {
  const own = contraindications
    .filter(({ data: { effect, maxDose } }) => effect === 'exclude' || (effect === 'limit' && (maxDose ?? 0) < low))
    .map(({ data: { message, sources }, when }) => ({ when, why: message, sources }));
  const general = (prepared.effectRulesOf[index] ?? []).map(({ data: { message, sources }, when }) => ({
    when,
    why: message,
    sources,
  }));
  const alarms = prepared.alertRules.flatMap(({ data: rule, when }) => {
    const isMeant =
      rule.clinicianFirst ||
      rule.leavesOut === 'everything' ||
      rule.leavesOut.includes(data.id) ||
      rule.leavesOutEffects.some((effect) => data.effects.includes(effect));
    return isMeant ? when.map((each) => ({ when: each, why: rule.message, sources: rule.sources })) : [];
  });
  return [...own, ...general, ...alarms];
}

export const valuesOf = (prepared: Prepared, { atoms }: CompiledCriterion): string[] =>
  (atoms ?? []).map((atom) => prepared.atoms.label(atom).value);

const MOOD_SCREEN = { field: 'depression', values: ['nearly-every-day'] } as const;

/** The lines for one criterion: conditions and symptoms one by one, anything else as a whole. */
function linesOf(prepared: Prepared, criterion: CompiledCriterion): { field: string; values: readonly string[] }[] {
  if (criterion.field === 'takes') return [{ field: 'prescriptionMeds', values: ['yes'] }];
  if (criterion.field === 'phq2') return [MOOD_SCREEN];
  const values = valuesOf(prepared, criterion);
  const isList = criterion.field === 'medicalConditions' || criterion.field === 'currentSymptoms';
  return isList ? values.map((value) => ({ field: criterion.field, values: [value] })) : [{ ...criterion, values }];
}

interface Against {
  /** Null if something speaks against it that cannot be ticked. */
  readonly facts: readonly QuickFact[] | null;
}

class Lines {
  readonly #facts = new Map<string, QuickFact>();
  #isComplete = true;

  add(line: { field: string; values: readonly string[] }, said: Pick<QuickFact, 'why' | 'sources'>): void {
    const fact = quickFact(line.field, line.values, said);
    if (fact === null) this.#isComplete = false;
    else if (!this.#facts.has(fact.id)) this.#facts.set(fact.id, fact);
  }

  get against(): Against {
    return { facts: this.#isComplete ? [...this.#facts.values()] : null };
  }
}

/** Life stages in which it is not accepted, or not in this amount. */
function closedStates({ data }: PreparedSupplement, low: number, fromRules: ReadonlySet<string>): PregnancyStatus[] {
  return STATES.filter((state) => fromRules.has(state) || (data.allowedIn[state]?.maxDose ?? 0) < low);
}

/**
 * Contraindications at this dose that the quick quiz did not ask about: from the supplement's own rows, rules about its
 * effects, alert rules, its medicines and the pregnancy list.
 */
export function contraindicationsOf(options: {
  readonly prepared: Prepared;
  readonly facts: Facts;
  readonly supplement: PreparedSupplement;
  readonly indication: Indication;
  readonly indicationWhen: CompiledWhen;
}): Against {
  const { prepared, facts, supplement, indication, indicationWhen } = options;
  const { data, hasNoKnownRisk } = supplement;
  const lines = new Lines();
  if (!hasNoKnownRisk) {
    const why = `${data.name} doesn’t mix with every medicine, so it has to be checked against yours first.`;
    lines.add({ field: 'prescriptionMeds', values: ['yes'] }, { why, sources: data.sources });
  }
  const states = new Set<string>();
  for (const { when, why, sources } of rowsAgainst(prepared, supplement, indication.dose.low)) {
    const open = when.all.filter(({ field }) => !isKnown(field));
    const known = { all: when.all.filter(({ field }) => isKnown(field)), unless: [] };
    if (open.length === 0 || open.some(({ field }) => isMeasured(field)) || !mayHold(known, facts)) continue;
    // If two conditions must coincide, one is enough here, since the other was not asked either. Medicines are always
    // asked.
    const first = open.find(({ field }) => field === 'takes') ?? open[0];
    if (first === undefined) continue;
    if (first.field === 'pregnancyStatus') for (const value of valuesOf(prepared, first)) states.add(value);
    else for (const line of linesOf(prepared, first)) lines.add(line, { why, sources });
  }
  for (const criterion of indicationWhen.unless.filter(({ field }) => !isKnown(field) && !isMeasured(field))) {
    const why = `Then ${data.name} isn’t the first thing to try. The full questionnaire looks for what is.`;
    for (const line of linesOf(prepared, criterion)) lines.add(line, { why, sources: indication.sources });
  }
  if (mayBePregnant(facts)) {
    const closed = closedStates(supplement, indication.dose.low, states);
    const why = `${data.name} isn’t on the short list of what is accepted then.`;
    if (closed.length > 0) lines.add({ field: 'pregnancyStatus', values: closed }, { why, sources: data.sources });
  }
  const why = 'A warning sign needs a doctor first. We suggest no supplement until then.';
  lines.add({ field: 'concerningSymptoms', values: ['yes'] }, { why, sources: [] });
  return lines.against;
}
