import { type DataFile, readDecidingFiles } from '../files.ts';

/** The smallest knowledge with one of everything and no fault; tests break one line at a time. */
const texts: Readonly<Record<string, string>> = {
  'sources.yaml': `
nih-ods-magnesium:
  title: Magnesium
  publisher: NIH Office of Dietary Supplements
  year: 2022
  url: https://ods.od.nih.gov/factsheets/Magnesium-HealthProfessional/
  tier: 1
  kind: fact-sheet
  from: authority
general-pharmacological-knowledge:
  title: General pharmacological knowledge
  publisher: Evidose
  year: null
  url: null
  tier: 0
  kind: none
  from: nobody
`,
  'nutrients.yaml': `
magnesium:
  name: Magnesium
  unit: mg
  targets:
    male: [410, 400, 420, 420, 420]
    female: [360, 310, 320, 320, 320]
    pregnancy: [400, 350, 360]
    lactation: [360, 310, 320]
  limits:
    male: [350, 350, 350, 350, 350]
    female: [350, 350, 350, 350, 350]
    pregnancy: [350, 350, 350]
    lactation: [350, 350, 350]
  limitIsSupplementsOnly: true
  europeanLimit: 250
  competesWith: []
  sources: [nih-ods-magnesium]
`,
  'drugs.yaml': `
warfarin: { brands: [Coumadin], classes: [anticoagulant] }
doxycycline: { brands: [Vibramycin], classes: [tetracycline] }
`,
  'drug-classes.yaml': `
anticoagulant: { name: blood thinners, one: a blood thinner, synonyms: [blood thinner] }
tetracycline: { name: tetracycline antibiotics, one: a tetracycline antibiotic }
`,
  'brands.csv': `brand,ingredients,origin
Coumadin,warfarin,drugs-at-fda
Doublet,warfarin;doxycycline,drugs-at-fda
`,
  'allergens.yaml': `
fish: { name: Fish, synonyms: [cod] }
shellfish: { name: Shellfish, synonyms: [] }
soy: { name: Soy, synonyms: [] }
milk: { name: Milk, synonyms: [whey] }
egg: { name: Egg, synonyms: [] }
gluten: { name: Gluten, synonyms: [], alsoAvoid: [wheat] }
wheat: { name: Wheat, synonyms: [] }
peanut: { name: Peanut, synonyms: [] }
tree-nuts: { name: Tree nuts, synonyms: [] }
sesame: { name: Sesame, synonyms: [] }
ragweed: { name: Ragweed, synonyms: [] }
bee-products: { name: Bee products, synonyms: [] }
yeast: { name: Yeast, synonyms: [] }
gelatin: { name: Gelatin, synonyms: [] }
sulfites: { name: Sulfites, synonyms: [] }
salicylates: { name: Aspirin and its relatives, synonyms: [] }
latex: { name: Latex, synonyms: [] }
`,
  'lab-rules.yaml': `
- id: magnesium-high
  lab: magnesium
  atLeast: 1
  removes: [magnesium]
  message: Your magnesium is above the usual range.
  sources: [nih-ods-magnesium]
`,
  'lab-advice.yaml': `
- id: test-magnesium
  name: Magnesium
  lab: magnesium
  when:
    - { alcoholConsumption: heavy }
  message: Heavy drinking lowers magnesium.
  sources: [nih-ods-magnesium]
`,
  'effect-rules.yaml': `
- id: sedating-blood-thinner
  effect: sedating
  when: { takes: anticoagulant }
  kind: interaction
  message: A rule for tests.
  sources: [nih-ods-magnesium]
`,
  'alert-rules.yaml': `
- id: weak-muscles
  severity: warning
  title: Weak muscles with {medicine}
  when: [{ takes: anticoagulant, currentSymptoms: muscle-weakness }]
  leavesOut: [magnesium]
  message: A rule for tests with {medicine}.
  sources: [nih-ods-magnesium]
`,
  'label-advice.yaml': `
tested: a mark of testing
unclearAllergy: what you are allergic to
breaks: { vegan: gelatin shells }
`,
  'wish-advice.yaml': `
- { goal: sleep, message: Get up at one time., sources: [nih-ods-magnesium] }
`,
  'supplements/magnesium.yaml': `
id: magnesium
name: Magnesium
tier: suggestible
category: mineral
names:
  synonyms: [magnesium citrate]
  brands: [Slow-Mag]
  misspellings: [magnesum]
summary: A mineral that muscles need.
dose:
  unit: mg
  typical: 250
  max: null
supplies:
  - { nutrient: magnesium, perUnit: 1, form: supplemental }
effects: []
indications:
  - id: low-blood-magnesium
    kind: need
    when: { labResults.magnesium: { below: 0.7 } }
    evidence: A
    outcome: deficiency
    dose: { low: 100, usual: 200, high: 350 }
    weeks: [4, 12]
    message: Your blood magnesium is low.
    sources: [nih-ods-magnesium]
  - id: cramps
    kind: wish
    when: { currentSymptoms: muscle-cramps, biologicalSex: [female, male] }
    unless: { pregnancyStatus: pregnant }
    evidence: C
    outcome: cramps
    dose: { low: 100, usual: 200, high: 350 }
    weeks: [4, 12]
    message: Magnesium may ease cramps.
    sources: [nih-ods-magnesium]
contraindications:
  - id: kidney-disease
    when: { medicalConditions: kidney-disease }
    effect: exclude
    directness: guideline
    message: Weak kidneys cannot clear extra magnesium.
    sources: [nih-ods-magnesium]
  - id: older-people
    when: { age: { atLeast: 80 } }
    effect: limit
    maxDose: 200
    message: A smaller dose is enough past 80.
    sources: [general-pharmacological-knowledge]
    review: needed
interactions:
  - id: tetracyclines
    with: { class: tetracycline }
    severity: moderate
    action: separate
    hours: 3
    directness: guideline
    mechanism: binds in the gut
    message: Keep them three hours apart.
    sources: [nih-ods-magnesium]
  - id: warfarin
    with: { drug: warfarin }
    severity: major
    action: avoid
    fromDose: 300
    directness: guideline
    mechanism: made up for tests
    message: A rule for tests.
    sources: [nih-ods-magnesium]
drugInteractions: listed
forms:
  - id: powder
    format: powder
    label: citrate powder
    contains: []
    origins: [mineral]
    halal: true
    kosher: true
    perPiece: 100
    pieceSize: not-swallowed
    price: { usd: 9, atDailyDose: 200 }
timing:
  slots: [dinner]
  food: with
allowedIn:
  pregnant: { maxDose: 350, message: Up to 350 mg is accepted., sources: [nih-ods-magnesium] }
whoShouldNot: [People with kidney disease]
sources: [nih-ods-magnesium]
`,
  'supplements/zma.yaml': `
id: zma
name: ZMA
tier: recognised-only
category: combination
names:
  synonyms: [zinc magnesium aspartate]
summary: A blend that holds magnesium.
dose:
  unit: mg
  typical: 450
  max: null
  serving: 3 capsules
supplies:
  - { nutrient: magnesium, perUnit: 0.5, form: supplemental }
inherits: [magnesium]
drugInteractions: listed
timing:
  slots: [bedtime]
  food: without
sources: [nih-ods-magnesium]
`,
  'cases/magnesium.yaml': `
- rule: kidney-disease
  cases:
    - { id: in, answers: { medicalConditions: [kidney-disease] }, expect: excluded }
    - { id: out, answers: { medicalConditions: [none] }, expect: not excluded }
    - { id: unknown, answers: { medicalConditions: [other] }, expect: not excluded }
- rule: warfarin
  cases:
    - { id: in-coumadin, answers: { prescriptionMedsList: Coumadin }, expect: excluded }
    - { id: out-none, answers: { prescriptionMeds: 'no' }, expect: not excluded }
    - { id: unknown-medicine, answers: { prescriptionMedsList: Xyzolamide }, expect: excluded }
`,
};

/** The real language files: they are large and not clinical. */
const language = readDecidingFiles().filter(({ path }) => path.startsWith('language/'));

/** The same objects each time, so that parsed files are reused. */
const good: readonly DataFile[] = [
  ...Object.entries(texts).map(([path, text]) => ({ path, text: text.replace(/^\n/, '') })),
  ...language,
];

export const goodFiles = (): DataFile[] => [...good];

/** The good files with one passage changed. */
export function broken(path: string, from: string, to: string): DataFile[] {
  return goodFiles().map((file) => {
    if (file.path !== path) return file;
    if (!file.text.includes(from)) throw new Error(`${path} does not hold: ${from}`);
    return { path, text: file.text.replace(from, to) };
  });
}
