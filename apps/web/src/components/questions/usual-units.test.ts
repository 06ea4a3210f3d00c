import { expect, test } from 'vitest';
import { usualUnits } from './usual-units.ts';

test('a browser in the United States begins with pounds, feet and conventional lab units', () => {
  const { bodyUnits, labUnits } = usualUnits('en-US');
  expect(bodyUnits).toBe('us');
  expect(labUnits).toMatchObject({ vitaminD: 'alternative', ldl: 'alternative', hemoglobin: 'stored', tsh: 'stored' });
  expect(usualUnits('es-US').bodyUnits).toBe('us');
});

test('every other region, and none, begins with metric and international units', () => {
  for (const language of ['en-GB', 'en-CA', 'de-DE', 'en', 'de', '', 'not a language']) {
    expect(usualUnits(language)).toEqual({ bodyUnits: 'metric', labUnits: {} });
  }
});
