import type {
  Contraindication,
  Criterion,
  Drug,
  DrugClass,
  Indication,
  InteractionRule,
  Knowledge,
  Nutrient,
  Supplement,
  SupplementForm,
  When,
} from '../src/knowledge.ts';
import { NO_AMOUNTS, NO_BRANDS, NO_PRODUCTS, NO_STATUS_WEIGHTS } from '../src/knowledge-names.ts';
import { language } from './language.ts';

/** Small invented knowledge, so that each test of the engine shows the whole cause of what it expects. */

export type Changes<T> = { [K in keyof T]?: T[K] };

export function whenOf(
  all: Record<string, string | readonly string[] | { atLeast?: number; below?: number }>,
  unless: readonly Criterion[] = [],
): When {
  return { all: criteriaOf(all), unless };
}

export function criteriaOf(
  map: Record<string, string | readonly string[] | { atLeast?: number; below?: number }>,
): Criterion[] {
  return Object.entries(map).map(([field, value]): Criterion => {
    if (typeof value === 'string') return { field, in: [value] };
    if (Array.isArray(value)) return { field, in: value };
    return { field, ...(value as { atLeast?: number; below?: number }) };
  });
}

export function formOf(changes: Changes<SupplementForm> = {}): SupplementForm {
  return {
    id: 'capsule',
    format: 'capsule',
    label: 'capsule',
    contains: [],
    origins: ['plant'],
    halal: true,
    kosher: true,
    perPiece: 100,
    pieceSize: 'medium',
    price: { usd: 6, atDailyDose: 100 },
    ...changes,
  };
}

export function indicationOf(changes: Changes<Indication> = {}): Indication {
  return {
    id: 'goal',
    kind: 'wish',
    when: whenOf({ healthGoals: 'energy' }),
    evidence: 'B',
    dose: { low: 100, usual: 100, high: 200 },
    weeks: [4, 8],
    message: 'It may help with what you want.',
    clinicianOnly: false,
    outcome: 'energy',
    sources: ['a-source'],
    ...changes,
  };
}

export function contraindicationOf(changes: Changes<Contraindication> = {}): Contraindication {
  return {
    id: 'kidney-disease',
    when: whenOf({ medicalConditions: 'kidney-disease' }),
    effect: 'exclude',
    message: 'Weak kidneys cannot clear it.',
    sources: ['a-source'],
    review: 'done',
    directness: 'guideline',
    checked: null,
    signed: null,
    ...changes,
  };
}

export function interactionOf(changes: Changes<InteractionRule> = {}): InteractionRule {
  return {
    id: 'anticoagulant',
    with: { kind: 'class', id: 'anticoagulant' },
    severity: 'major',
    action: 'avoid',
    mechanism: 'adds up',
    message: 'Together they may cause bleeding.',
    sources: ['a-source'],
    review: 'done',
    directness: 'guideline',
    checked: null,
    signed: null,
    ...changes,
  };
}

export function supplementOf(changes: Changes<Supplement> & { readonly id: string }): Supplement {
  return {
    name: changes.id,
    tier: 'suggestible',
    category: 'other',
    synonyms: [],
    brands: [],
    misspellings: [],
    summary: 'A supplement.',
    doseUnit: 'mg',
    conversions: {},
    leastDose: 1,
    typicalDailyDose: 100,
    maxDailyDose: null,
    supplies: [],
    inherits: [],
    effects: [],
    indications: [indicationOf()],
    forms: [formOf()],
    contraindications: [],
    interactions: [],
    drugInteractions: 'none-known',
    timing: { slots: ['breakfast'], food: 'either' },
    allowedIn: {},
    whoShouldNot: [],
    sources: ['a-source'],
    ...changes,
  };
}

export function nutrientOf(changes: Changes<Nutrient> & { readonly id: string }): Nutrient {
  return {
    name: changes.id,
    unit: 'mg',
    targets: {},
    upperLimits: {},
    limitCountsForms: null,
    limitIsSupplementsOnly: false,
    europeanLimit: null,
    treatment: null,
    prescribedFrom: null,
    competesWith: [],
    sources: ['a-source'],
    ...changes,
  };
}

export function drugOf(id: string, changes: Changes<Drug> = {}): Drug {
  return { id, name: id, brands: [], synonyms: [], classes: ['some-class'], usualSlots: [], ...changes };
}

export function classOf(id: string, changes: Changes<DrugClass> = {}): DrugClass {
  return { id, name: id, one: `a ${id}`, synonyms: [], isBroad: false, localBy: [], ...changes };
}

export function knowledgeOf(changes: Changes<Knowledge> = {}): Knowledge {
  return {
    version: 'test',
    engineVersion: 'test',
    supplements: [],
    nutrients: [],
    drugs: [],
    brandIngredients: {},
    foreignBrands: NO_BRANDS,
    products: NO_PRODUCTS,
    plausible: NO_AMOUNTS,
    statusWeights: NO_STATUS_WEIGHTS,
    drugClasses: [],
    allergens: [
      { id: 'fish', name: 'Fish', synonyms: ['cod', 'salmon'] },
      { id: 'shellfish', name: 'Shellfish', synonyms: ['shrimp', 'prawns'] },
      { id: 'milk', name: 'Milk', synonyms: ['lactose', 'dairy', 'casein'] },
      { id: 'gluten', name: 'Gluten', synonyms: ['coeliac'], alsoAvoid: ['wheat'] },
      { id: 'wheat', name: 'Wheat', synonyms: [] },
      { id: 'peanut', name: 'Peanut', synonyms: ['nuts', 'groundnut'] },
      { id: 'tree-nuts', name: 'Tree nuts', synonyms: ['nuts', 'almond', 'walnut'] },
      { id: 'soy', name: 'Soy', synonyms: ['soya'] },
      { id: 'ragweed', name: 'Ragweed', synonyms: ['daisy family'] },
    ],
    labRules: [],
    labAdvice: [],
    depletions: [],
    effectRules: [],
    alertRules: [],
    formRules: [],
    situations: [],
    medicinePairs: [],
    wishAdvice: [],
    trialRules: [],
    labelAdvice: {
      tested: 'a mark of independent testing: USP Verified',
      unclearAllergy: 'whatever you are allergic to: read the whole label',
      breaks: { vegan: 'gelatin shells' },
    },
    language,
    sources: [
      { id: 'a-source', title: 'A source', publisher: 'Someone', year: 2020, url: null, tier: 1, kind: 'guideline' },
    ],
    ...changes,
  };
}
