import { type Answers, allergens } from '@evidose/contract';
import type { Band, Criterion, Drug, Knowledge, Nutrient, Supplement, When } from '@evidose/engine';
import type { GeneratedPerson } from './people.ts';

/**
 * What is true of a generated person, derived from what was meant and the raw knowledge rows. It shares no code with
 * the engine, so that mistakes there show here.
 */
export interface Truth {
  readonly answers: Answers;
  readonly person: GeneratedPerson;
  readonly age: number;
  readonly phq2: number;
  readonly conditions: ReadonlySet<string>;
  /** Drugs named without a misspelling. */
  readonly drugs: readonly Drug[];
  readonly takes: ReadonlySet<string>;
  readonly allergens: ReadonlySet<string>;
  readonly allergyUnclear: boolean;
  /** Drugs that are possible but not certain: all drugs of a class that was named as a class. */
  readonly mayTake: ReadonlySet<string>;
  /** Current supplements as meant, with their components. */
  readonly own: ReadonlySet<string>;
  mayApply(when: When): boolean;
}

const POINTS: Readonly<Record<string, number>> = {
  'not-at-all': 0,
  'several-days': 1,
  'more-than-half-the-days': 2,
  'nearly-every-day': 3,
};

export class Facts {
  readonly knowledge: Knowledge;
  readonly supplements: ReadonlyMap<string, Supplement>;
  readonly drugs: ReadonlyMap<string, Drug>;
  readonly nutrients: ReadonlyMap<string, Nutrient>;
  readonly sources: ReadonlySet<string>;
  readonly suggestible: readonly string[];

  constructor(knowledge: Knowledge) {
    this.knowledge = knowledge;
    this.supplements = new Map(knowledge.supplements.map((each) => [each.id, each]));
    this.drugs = new Map(knowledge.drugs.map((each) => [each.id, each]));
    this.nutrients = new Map(knowledge.nutrients.map((each) => [each.id, each]));
    this.sources = new Set(knowledge.sources.map(({ id }) => id));
    this.suggestible = knowledge.supplements.filter(({ tier }) => tier === 'suggestible').map(({ id }) => id);
  }

  /** Whether the drug, or every drug of the class, is taken by mouth as far as the knowledge says. */
  isSwallowed(drugId: string | null, classId: string): boolean {
    const drug = drugId === null ? undefined : this.drugs.get(drugId);
    if (drug === undefined) return this.knowledge.drugClasses.find(({ id }) => id === classId)?.route === undefined;
    if (drug.route !== undefined) return drug.route === 'oral';
    return drug.classes.every(
      (id) => (this.knowledge.drugClasses.find((each) => each.id === id)?.route ?? 'oral') === 'oral',
    );
  }

  supplement(id: string): Supplement {
    const found = this.supplements.get(id);
    if (found === undefined) throw new Error(`No supplement ${id}`);
    return found;
  }
}

export function truthOf(facts: Facts, person: GeneratedPerson, answers: Answers): Truth {
  const { knowledge } = facts;
  const listed = answers.prescriptionMeds === 'yes' ? person.medicines.items : [];
  const drugs = listed.flatMap(({ kind, id }) => (kind === 'drug' && id !== null ? (facts.drugs.get(id) ?? []) : []));
  const takes = new Set(drugs.flatMap(({ id, classes }) => [id, ...classes]));
  for (const { kind, id } of listed) if (kind === 'class' && id !== null) takes.add(id);
  const conditions = new Set<string>(answers.medicalConditions);
  for (const rule of knowledge.labRules) {
    const value = answers.labResults?.[rule.lab];
    const inRange =
      value !== undefined && !(value < (rule.atLeast ?? -1)) && value < (rule.below ?? Number.POSITIVE_INFINITY);
    const sexFits = rule.sex === undefined || answers.biologicalSex === rule.sex;
    if (rule.exceptWith?.some((condition) => answers.medicalConditions.includes(condition))) continue;
    const usual = rule.exceptIn?.some((state) => state === answers.pregnancyStatus) ?? false;
    if (inRange && sexFits && !usual && rule.countsAs !== undefined) conditions.add(rule.countsAs);
  }
  const named = answers.allergies === 'yes' ? person.allergies.items : [];
  const known = new Set(named.flatMap(({ id }) => id ?? []));
  const mayTake = new Set(takes);
  for (const { kind, id } of listed) {
    if (kind !== 'class' || id === null) continue;
    for (const drug of knowledge.drugs) {
      if (drug.classes.includes(id)) for (const each of [drug.id, ...drug.classes]) mayTake.add(each);
    }
  }
  const listedOwn = answers.otcSupplements === 'yes' ? person.supplements.items : [];
  const ownIds = [...listedOwn, ...listed.filter(({ kind }) => kind === 'supplement')].flatMap(({ id }) => id ?? []);
  const own = new Set(ownIds.flatMap((id) => [id, ...(facts.supplements.get(id)?.inherits ?? [])]));
  const truth: Truth = {
    answers,
    person,
    mayTake,
    own,
    mayApply: (when) => mayApply(truth, when),
    age: Number(answers.age),
    phq2: (POINTS[answers.interestPleasure] ?? 0) + (POINTS[answers.depression] ?? 0),
    conditions,
    drugs,
    takes,
    allergens: known,
    allergyUnclear: answers.allergies === 'yes' && (named.length === 0 || named.some(({ id }) => id === null)),
  };
  return truth;
}

/** Whether periods are certain, ruled out, or neither. */
function periods({ answers, age }: Truth): readonly string[] {
  const { biologicalSex: sex, currentSymptoms, pregnancyStatus, healthGoals } = answers;
  const spoken = currentSymptoms.includes('heavy-periods') || currentSymptoms.includes('pms');
  if (spoken && sex !== 'male' && age >= 12 && age <= 55) return ['yes'];
  if (spoken) return ['unknown', 'yes', 'no'];
  if (sex === 'male' || pregnancyStatus === 'pregnant' || age < 12 || age > 55) return ['no'];
  const unsure =
    sex !== 'female' ||
    age > 50 ||
    pregnancyStatus === 'breastfeeding' ||
    healthGoals.includes('menopause') ||
    currentSymptoms.includes('hot-flushes');
  return unsure ? ['unknown', 'yes', 'no'] : ['yes'];
}

/** All values that a field has or may have; where several are possible, only the first is certain. */
function valuesOf(
  truth: Truth,
  field: string,
): { readonly certain: readonly string[]; readonly possible: readonly string[] } {
  const { answers } = truth;
  const same = (values: readonly string[]) => ({ certain: values, possible: values });
  switch (field) {
    case 'takes':
      return { certain: [...truth.takes], possible: [...truth.mayTake] };
    case 'allergen':
      return truth.allergyUnclear
        ? { certain: [...truth.allergens], possible: [...allergens] }
        : same([...truth.allergens]);
    case 'takesSupplement':
      return same([...truth.own]);
    case 'medicalConditions':
      return same([...truth.conditions]);
    case 'menstruating': {
      const values = periods(truth);
      return { certain: values.slice(0, 1), possible: values };
    }
    case 'biologicalSex': {
      const { biologicalSex: sex } = answers;
      return sex === 'female' || sex === 'male' ? same([sex]) : { certain: [sex], possible: [sex, 'female', 'male'] };
    }
  }
  const [name = '', part] = field.split('.');
  const value: unknown = (answers as Readonly<Record<string, unknown>>)[name];
  const inner = part === undefined ? value : (value as Readonly<Record<string, unknown>> | undefined)?.[part];
  if (Array.isArray(inner)) return same(inner.map(String));
  return same(inner === undefined ? [] : [String(inner)]);
}

function numberOf(truth: Truth, field: string): number {
  if (field === 'phq2') return truth.phq2;
  if (field === 'bmi') return Number(truth.answers.weight) / (Number(truth.answers.height) / 100) ** 2;
  return Number.parseFloat(valuesOf(truth, field).certain[0] ?? 'NaN');
}

function meets(truth: Truth, criterion: Criterion, how: 'certain' | 'possible'): boolean {
  if ('in' in criterion) {
    const values = valuesOf(truth, criterion.field)[how];
    return criterion.in.some((value) => values.includes(value));
  }
  const number = numberOf(truth, criterion.field);
  return (
    number >= (criterion.atLeast ?? Number.NEGATIVE_INFINITY) && number < (criterion.below ?? Number.POSITIVE_INFINITY)
  );
}

/** A rule against: all criteria are possible, and no exception is certain. */
export const mayApply = (truth: Truth, { all, unless }: When): boolean =>
  all.every((criterion) => meets(truth, criterion, 'possible')) &&
  !unless.some((criterion) => meets(truth, criterion, 'certain'));

/** A rule in favor: all criteria are certain. */
export const surelyApplies = (truth: Truth, { all, unless }: When): boolean =>
  all.every((criterion) => meets(truth, criterion, 'certain')) &&
  !unless.some((criterion) => meets(truth, criterion, 'possible'));

/** The upper limit of a nutrient for this person: the lowest of every table that may apply. */
export function upperLimitOf({ upperLimits }: Nutrient, { answers, age }: Truth): number {
  const band = age < 19 ? '14_18' : age <= 30 ? '19_30' : age <= 50 ? '31_50' : age <= 70 ? '51_70' : '71_plus';
  const young = age > 50 ? '31_50' : band;
  const { pregnancyStatus: state, biologicalSex: sex } = answers;
  const tables: Band[] =
    state === 'pregnant'
      ? [`pregnancy_${young}`]
      : state === 'breastfeeding'
        ? [`lactation_${young}`]
        : [
            ...(sex === 'male' ? [] : [`female_${band}` as const]),
            ...(sex === 'female' ? [] : [`male_${band}` as const]),
          ];
  const limits = tables.flatMap((table) => upperLimits[table] ?? []);
  return limits.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...limits);
}
