import type { Allergen } from '@evidose/contract';
import { Atoms, type CompiledWhen, compileWhen } from '../criteria/atoms.ts';
import type {
  AlertRule,
  Drug,
  DrugClass,
  EffectRule,
  FormRule,
  Knowledge,
  LabAdvice,
  LabRule,
  Nutrient,
  TrialRule,
  WishAdvice,
} from '../knowledge.ts';
import { LimitTable } from '../limits/limits.ts';
import { AllergenNames } from '../text/allergen-names.ts';
import { Names } from '../text/names.ts';
import { type PreparedSituation, situationsOf } from '../understand/situations.ts';
import { Gate, lookOf } from './gate.ts';
import { type MedicinePairs, medicinePairsOf } from './medicine-pairs.ts';
import { PairTable } from './pairs.ts';
import { type RuleInputs, ruleInputsOf } from './rule-inputs.ts';
import { type ServesWish, servesWishes } from './serves-wish.ts';
import { type PreparedIndication, type PreparedSupplement, prepareSupplement } from './supplement.ts';

export interface PreparedEffectRule {
  readonly data: EffectRule;
  readonly when: CompiledWhen;
  readonly unlessAny: readonly CompiledWhen[];
}
export interface SuggestionReason {
  readonly supplement: PreparedSupplement;
  readonly indication: PreparedIndication;
}
/** An alert rule with one of the maps by which it holds. */
export interface Alarm {
  readonly rule: AlertRule;
  readonly when: CompiledWhen;
}
export interface PreparedAlertRule {
  readonly data: AlertRule;
  readonly when: readonly CompiledWhen[];
}
export interface PreparedFormRule {
  readonly data: FormRule;
  readonly when: CompiledWhen;
}
export interface PreparedWishAdvice {
  readonly data: WishAdvice;
  readonly when: CompiledWhen;
}

export interface PreparedTrialRule {
  readonly data: TrialRule;
  readonly notFor: readonly { readonly when: CompiledWhen; readonly message: string }[];
}

/** A recommended test with one of the maps by which it applies. */
export interface PreparedLabAdvice {
  readonly data: LabAdvice;
  readonly when: CompiledWhen;
  /** The index of the test's result among the numbers; -1 if we do not ask for that test. */
  readonly result: number;
}

/** The knowledge, indexed once and read-only. */
export interface Prepared {
  readonly knowledge: Knowledge;
  readonly atoms: Atoms;
  readonly names: Names;
  readonly allergenNames: AllergenNames;
  readonly supplements: readonly PreparedSupplement[];
  readonly suggestible: readonly PreparedSupplement[];
  /** Single-nutrient supplements whose deficiency a blood test can show. */
  readonly measurable: readonly PreparedSupplement[];
  /** Every indication, supplement by supplement. */
  readonly reasons: Gate<SuggestionReason>;
  readonly supplementById: ReadonlyMap<string, PreparedSupplement>;
  readonly nutrients: readonly Nutrient[];
  readonly limits: LimitTable;
  readonly drugById: ReadonlyMap<string, Drug>;
  readonly drugsOfClass: ReadonlyMap<string, readonly Drug[]>;
  readonly classById: ReadonlyMap<string, DrugClass>;
  /** Drugs named by some interaction row: checkable even without a class. */
  readonly drugsInRows: ReadonlySet<string>;
  readonly labRules: readonly LabRule[];
  readonly labAdvice: Gate<PreparedLabAdvice>;
  readonly wishAdvice: readonly PreparedWishAdvice[];
  readonly trialRules: readonly PreparedTrialRule[];
  readonly effectRules: readonly PreparedEffectRule[];
  readonly alertRules: readonly PreparedAlertRule[];
  /** The maps of the alert rules, rule by rule. */
  readonly alarms: Gate<Alarm>;
  /** Rules about a supplement's effects, by supplement index. */
  readonly effectRulesOf: readonly (readonly PreparedEffectRule[])[];
  readonly alsoAvoid: ReadonlyMap<Allergen, readonly Allergen[]>;
  readonly asked: RuleInputs;
  readonly pairs: PairTable;
  readonly servesWish: ServesWish;
  readonly formRules: readonly PreparedFormRule[];
  readonly situations: readonly PreparedSituation[];
  readonly medicinePairs: MedicinePairs;
}

export function prepare(knowledge: Knowledge): Prepared {
  const atoms = new Atoms();
  const classById = new Map(knowledge.drugClasses.map((drugClass) => [drugClass.id, drugClass]));
  const supplements = knowledge.supplements.map((supplement, index) =>
    prepareSupplement({ supplement, index, atoms, nutrients: knowledge.nutrients, classes: classById }),
  );
  const drugsOfClass = new Map<string, Drug[]>();
  for (const drug of knowledge.drugs) {
    for (const id of drug.classes) {
      const drugs = drugsOfClass.get(id);
      if (drugs === undefined) drugsOfClass.set(id, [drug]);
      else drugs.push(drug);
    }
  }
  const rows = knowledge.supplements.flatMap((supplement) => supplement.interactions);
  const labAdvice = knowledge.labAdvice.flatMap((data) =>
    data.when.map((when) => ({
      data,
      when: compileWhen(atoms, when),
      result: data.lab === undefined ? -1 : atoms.internNumber(`labResults.${data.lab}`),
    })),
  );
  const wishAdvice = knowledge.wishAdvice.map((data) => ({ data, when: compileWhen(atoms, data.when) }));
  const trialRules = knowledge.trialRules.map((data) => ({
    data,
    notFor: data.notFor.map(({ when, message }) => ({ when: compileWhen(atoms, when), message })),
  }));
  const effectRules = knowledge.effectRules.map((data) => ({
    data,
    when: compileWhen(atoms, data.when),
    unlessAny: (data.unlessAny ?? []).map((when) => compileWhen(atoms, when)),
  }));
  const alertRules = knowledge.alertRules.map((data) => ({
    data,
    when: data.when.map((when) => compileWhen(atoms, when)),
  }));
  const suggestible = supplements.filter(({ data }) => data.tier === 'suggestible');
  const reasons = suggestible.flatMap((supplement) =>
    supplement.indications.map((indication) => ({ supplement, indication })),
  );
  const alarms = alertRules.flatMap(({ data: rule, when: maps }) => maps.map((when) => ({ rule, when })));
  const names = new Names(knowledge);
  return {
    knowledge,
    atoms,
    names,
    allergenNames: new AllergenNames(knowledge.allergens),
    supplements,
    suggestible,
    measurable: supplements.filter(
      ({ supplies, indications }) => supplies.length === 1 && indications.some(({ lack }) => lack === 'measured'),
    ),
    reasons: new Gate(reasons, ({ indication }) => lookOf(indication.when)),
    supplementById: new Map(supplements.map((supplement) => [supplement.data.id, supplement])),
    nutrients: knowledge.nutrients,
    limits: new LimitTable(knowledge.nutrients),
    drugById: new Map(knowledge.drugs.map((drug) => [drug.id, drug])),
    drugsOfClass,
    classById,
    drugsInRows: new Set(rows.flatMap((row) => (row.with.kind === 'drug' ? [row.with.id] : []))),
    labRules: knowledge.labRules,
    labAdvice: new Gate(labAdvice, ({ when }) => lookOf(when)),
    wishAdvice,
    trialRules,
    effectRules,
    alertRules,
    alarms: new Gate(alarms, ({ when }) => lookOf(when)),
    effectRulesOf: supplements.map(({ data }) => effectRules.filter((rule) => data.effects.includes(rule.data.effect))),
    alsoAvoid: new Map(knowledge.allergens.map(({ id, alsoAvoid }) => [id, alsoAvoid ?? []])),
    asked: ruleInputsOf(atoms, knowledge.nutrients),
    pairs: new PairTable(knowledge.nutrients, supplements.length),
    servesWish: servesWishes(suggestible, supplements),
    situations: situationsOf(knowledge.situations),
    formRules: knowledge.formRules.map((data) => ({ data, when: compileWhen(atoms, data.when) })),
    medicinePairs: medicinePairsOf(knowledge.medicinePairs),
  };
}
