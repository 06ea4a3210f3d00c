import { expect, test } from 'vitest';
import { writtenForm } from './written-form.ts';

test.each([
  ['Fish oil 1000 mg, 2 softgels', 'softgel', 2],
  ['3 x capsules of turmeric', 'capsule', 3],
  ['Vitamin C gummies', 'gummy', 1],
  ['Magnesium powder 5 g', 'powder', 1],
  ['Vitamin D 2000 IU', 'unsaid', 1],
  ['Iron tablet', 'tablet', 1],
])('%s is drawn as %s × %i', (text, form, count) => expect(writtenForm(text)).toEqual({ form, count }));
