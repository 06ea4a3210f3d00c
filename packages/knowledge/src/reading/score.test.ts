import { expect, test } from 'vitest';
import { prepared } from '../testing/prepared.ts';
import { readingCases } from './corpus.ts';
import { scoreOf } from './score.ts';

const cases = readingCases();

test('the corpus has at least a thousand strings, half of them held out', () => {
  expect(cases.length).toBeGreaterThanOrEqual(1000);
  const apart = cases.filter(({ half }) => half === 'test').length;
  expect(apart / cases.length).toBeGreaterThan(0.45);
});

test.each(['tune', 'test'] as const)('the %s half reads as a pharmacist reads it', (half) => {
  const { score, faults } = scoreOf(
    prepared,
    cases.filter((each) => each.half === half),
  );
  const said = faults.map(({ of, what }) => `${JSON.stringify(of.text)}: ${what}`).join('\n');
  expect(score.found / score.named, said).toBeGreaterThanOrEqual(0.97);
  expect(score.status / score.found, said).toBeGreaterThanOrEqual(0.97);
  expect(score.doses / score.dosed, said).toBeGreaterThanOrEqual(0.98);
  expect(score.slots / score.slotted, said).toBeGreaterThanOrEqual(0.97);
  expect(score.noise / score.strings, said).toBeLessThanOrEqual(0.01);
  expect(score.wrong, said).toBe(0);
});
