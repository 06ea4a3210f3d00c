import { expect, test } from 'vitest';
import { planWith } from '../testing/plans.ts';

test.each([
  'proton pump inhibitor',
  'proton pump inhibitor chewable tablets, warfarin',
  'warfarin 5 mg, proton pump inhibitor 20 mg',
])('a form within a class name is not a form: %s', (list) => {
  expect(planWith(list, null).medications.map(({ route }) => route)).not.toContain('skin');
});

test.each(['estrogen pump', 'estrogen patches, metformin'])('a form after the name is: %s', (list) => {
  expect(planWith(list, null).medications[0]?.route).toBe('skin');
});
