import type { LabDeclaration, Question } from '../question.ts';

/**
 * The stored units are those most reports outside the United States carry; `alternative` is the other customary one.
 * The ranges are what a laboratory can print, not what is healthy: outside them a figure is a slip of the hand or of the unit.
 */
const labs = {
  vitaminD: {
    label: 'Vitamin D (25-OH)',
    unit: 'nmol/L',
    min: 5,
    max: 600,
    alternative: { unit: 'ng/mL', system: 'us', perStoredUnit: 1 / 2.496 },
  },
  ferritin: {
    label: 'Ferritin',
    unit: 'µg/L',
    min: 1,
    max: 10000,
    alternative: { unit: 'ng/mL', system: 'us', perStoredUnit: 1 },
  },
  hemoglobin: {
    label: 'Hemoglobin',
    unit: 'g/dL',
    min: 3,
    max: 25,
    alternative: { unit: 'g/L', system: 'si', perStoredUnit: 10 },
  },
  vitaminB12: {
    label: 'Vitamin B12',
    unit: 'pmol/L',
    min: 20,
    max: 3000,
    alternative: { unit: 'pg/mL', system: 'us', perStoredUnit: 1.355 },
  },
  hba1c: {
    label: 'HbA1c',
    unit: '%',
    min: 3,
    max: 20,
    alternative: { unit: 'mmol/mol', system: 'si', perStoredUnit: 10.929, offset: -23.5 },
  },
  ldl: {
    label: 'LDL cholesterol',
    unit: 'mmol/L',
    min: 0.2,
    max: 20,
    alternative: { unit: 'mg/dL', system: 'us', perStoredUnit: 38.67 },
  },
  triglycerides: {
    label: 'Triglycerides',
    unit: 'mmol/L',
    min: 0.1,
    max: 60,
    alternative: { unit: 'mg/dL', system: 'us', perStoredUnit: 88.57 },
  },
  egfr: { label: 'Kidney function (eGFR)', unit: 'mL/min/1.73m²', min: 1, max: 200 },
  tsh: { label: 'TSH (thyroid)', unit: 'mIU/L', min: 0.001, max: 200 },
  calcium: {
    label: 'Calcium',
    unit: 'mmol/L',
    min: 1,
    max: 5,
    alternative: { unit: 'mg/dL', system: 'us', perStoredUnit: 4.008 },
  },
  potassium: {
    label: 'Potassium',
    unit: 'mmol/L',
    min: 1,
    max: 10,
    alternative: { unit: 'mEq/L', system: 'us', perStoredUnit: 1 },
  },
  magnesium: {
    label: 'Magnesium',
    unit: 'mmol/L',
    min: 0.2,
    max: 4,
    alternative: { unit: 'mg/dL', system: 'us', perStoredUnit: 2.431 },
  },
} as const satisfies Record<string, LabDeclaration>;

export const tests = {
  bloodTests: {
    section: 'tests',
    number: 17,
    kind: 'one',
    options: {
      'within-6-months': 'In the last 6 months',
      'within-a-year': 'In the last year',
      'over-a-year': 'More than a year ago',
      never: 'Never, or I do not know',
    },
    label: 'When did you last have a blood test?',
    changes: 'Nothing by itself: it leads to the next question.',
    message: 'Please answer about blood tests',
  },
  shareTestResults: {
    section: 'tests',
    number: 18,
    kind: 'one',
    options: { yes: 'Yes', no: 'No' },
    label: 'Would you like to add your results?',
    help: 'A measured value beats a guess: it can add or remove a suggestion.',
    changes: '"Yes" opens the fields for your results.',
    message: 'Please answer about sharing test results',
  },
  labResults: {
    section: 'tests',
    number: null,
    kind: 'labs',
    labs,
    label: 'Your results',
    help: 'Fill in what you have and leave the rest empty.',
    changes: 'A measured value outranks a guess: a sufficient one takes the supplement out, a low one brings it in.',
    message: 'Please check your test results',
    shownWhen: { field: 'shareTestResults', is: ['yes'] },
  },
} as const satisfies Record<string, Question>;
