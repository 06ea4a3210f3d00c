import { expect, test } from 'vitest';
import { labText } from './lab-text.ts';
import { questions } from './questionnaire/questions.ts';

const { labs } = questions.labResults;

test.each([
  [labs.vitaminB12, 140, '190 pg/mL (140 pmol/L)'],
  [labs.vitaminD, 38, '15.2 ng/mL (38 nmol/L)'],
  [labs.ferritin, 18, '18 ng/mL'],
  [labs.potassium, 3.2, '3.2 mEq/L'],
  [labs.hemoglobin, 11.4, '11.4 g/dL'],
  [labs.tsh, 6.1, '6.1 mIU/L'],
])('a value reads as a US report prints it', (lab, stored, text) => {
  expect(labText(lab, stored)).toBe(text);
});
