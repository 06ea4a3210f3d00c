import type { ExclusionKind } from '@evidose/contract';
import { type Atoms, type CompiledWhen, compileWhen } from '../criteria/atoms.ts';
import type { Contraindication, DrugClass, Indication, InteractionRule, Nutrient, Supplement } from '../knowledge.ts';
import { keyOf } from '../text/tokens.ts';
import { type PreparedForm, prepareForm } from './forms.ts';
import { Gate, lookFor, lookOf } from './gate.ts';

export interface PreparedIndication {
  readonly data: Indication;
  readonly when: CompiledWhen;
  /** A need whose indications were all measured, or all measured or diagnosed; else null. */
  readonly lack: 'measured' | 'proven' | null;
}

const MEASURED = /^(biologicalSex|labResults\..*)$/;
const PROOF = /^(medicalConditions|biologicalSex|labResults\..*)$/;

function lackOf({ kind, when }: Indication): PreparedIndication['lack'] {
  const restsOn = (answers: RegExp): boolean => when.all.every(({ field }) => answers.test(field));
  if (kind !== 'need' || !restsOn(PROOF)) return null;
  return restsOn(MEASURED) ? 'measured' : 'proven';
}
export interface PreparedContraindication {
  readonly data: Contraindication;
  /** The title of an exclusion by it. */
  readonly kind: ExclusionKind;
  readonly when: CompiledWhen;
}
export interface PreparedInteraction {
  readonly data: InteractionRule;
  readonly atom: number;
  /** Enzyme groups and the like: specific rows outrank them, and they say "ask a pharmacist". */
  readonly isBroad: boolean;
}
export interface PreparedSupply {
  readonly nutrient: number;
  readonly perUnit: number;
  /** Whether the upper limit counts this chemical form. */
  readonly counts: boolean;
}

export interface PreparedSupplement {
  readonly index: number;
  readonly data: Supplement;
  readonly indications: readonly PreparedIndication[];
  readonly contraindications: readonly PreparedContraindication[];
  readonly against: Gate<PreparedContraindication>;
  readonly drugInteractions: Gate<PreparedInteraction>;
  readonly supplementInteractions: readonly InteractionRule[];
  readonly supplies: readonly PreparedSupply[];
  readonly forms: readonly PreparedForm[];
  /** Itself and everything whose safety rows it inherits. */
  readonly kin: ReadonlySet<string>;
  /** Its brands, normalized. */
  readonly brandKeys: ReadonlySet<string>;
  /** No known interaction risk: may be suggested next to an unknown medicine. */
  readonly hasNoKnownRisk: boolean;
}

const KIND_OF_FIELD: readonly (readonly [string, ExclusionKind])[] = [
  ['takes', 'interaction'],
  ['pregnancyStatus', 'pregnancy'],
  ['allergen', 'allergy'],
  ['medicalConditions', 'condition'],
  ['labResults', 'lab'],
  ['tobaccoUse', 'lifestyle'],
  ['alcoholConsumption', 'lifestyle'],
  ['specificDiet', 'diet'],
  ['age', 'age'],
];

function kindOf({ when }: Contraindication): ExclusionKind {
  const fields = when.all.map(({ field }) => field.split('.')[0]);
  return KIND_OF_FIELD.find(([field]) => fields.includes(field))?.[1] ?? 'condition';
}

export function prepareSupplement(options: {
  readonly supplement: Supplement;
  readonly index: number;
  readonly atoms: Atoms;
  readonly nutrients: readonly Nutrient[];
  readonly classes: ReadonlyMap<string, DrugClass>;
}): PreparedSupplement {
  const { supplement, index, atoms, nutrients, classes } = options;
  const drugRows = supplement.interactions.filter((row) => row.with.kind !== 'supplement');
  const contraindications = supplement.contraindications.map((data) => ({
    data,
    kind: kindOf(data),
    when: compileWhen(atoms, data.when),
  }));
  const drugInteractions = drugRows.map((data) => ({
    data,
    atom: atoms.intern('takes', data.with.id),
    isBroad: data.with.kind === 'class' && (classes.get(data.with.id)?.isBroad ?? false),
  }));
  return {
    index,
    data: supplement,
    indications: supplement.indications.map((data) => ({
      data,
      when: compileWhen(atoms, data.when),
      lack: lackOf(data),
    })),
    contraindications,
    against: new Gate(contraindications, ({ when }) => lookOf(when)),
    drugInteractions: new Gate(drugInteractions, ({ atom }) => lookFor(atom)),
    supplementInteractions: supplement.interactions.filter((row) => row.with.kind === 'supplement'),
    supplies: supplement.supplies.flatMap((supply) => {
      const nutrient = nutrients.findIndex(({ id }) => id === supply.nutrient);
      if (nutrient < 0) return [];
      const forms = nutrients[nutrient]?.limitCountsForms ?? null;
      return [{ nutrient, perUnit: supply.perUnit, counts: forms === null || forms.includes(supply.form) }];
    }),
    forms: supplement.forms.map(prepareForm),
    brandKeys: new Set(supplement.brands.map(keyOf)),
    kin: new Set([supplement.id, ...supplement.inherits]),
    hasNoKnownRisk:
      supplement.drugInteractions === 'none-known' &&
      drugRows.every(({ sparesMedicine }) => sparesMedicine === true) &&
      supplement.effects.length === 0,
  };
}
