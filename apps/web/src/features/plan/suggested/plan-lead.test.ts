import { expect, test } from 'vitest';
import { planLead } from './plan-lead.ts';

const FITS =
  '2 supplements fit your answers: Zinc and Iron. Together they cost about $9 a month, taken at 2 times of day.';
const OWN = ' You may need Vitamin B12 too. For what you already take: please ask about Kava first. See below.';

test('needs and what is taken already stay; goals are answered under their own headings', () => {
  const goals = ' For better sleep we add nothing: Kava didn’t fit you or your plan. Get up at a fixed time.';
  const own = OWN.replace('below', 'Safety');
  expect(planLead(FITS + OWN + goals)).toBe(FITS + own);
  expect(planLead(FITS + OWN)).toBe(FITS + own);
  expect(planLead(FITS)).toBe(FITS);
});
