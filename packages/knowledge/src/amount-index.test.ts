import { expect, test } from 'vitest';
import { csvRows } from './csv.ts';
import { dataFolder, readTable } from './files.ts';
import { knowledge } from './testing/prepared.ts';

const { plausible, drugs } = knowledge;
const rowsOf = (name: string) => csvRows(readTable(dataFolder, `plausible/${name}`)).slice(1);

test('each row names a known drug and has comparable numbers', () => {
  const ids = new Set(drugs.map(({ id }) => id));
  const usual = rowsOf('usual-amounts.csv');
  const strengths = rowsOf('strengths.csv');
  expect(usual.length).toBeGreaterThan(1000);
  expect(strengths.length).toBeGreaterThan(1200);
  for (const [id = ''] of [...usual, ...strengths]) expect(ids).toContain(id);
  for (const [id = ''] of usual) {
    for (const { low, high } of plausible.usual(id)) {
      expect(low, id).toBeGreaterThan(0);
      expect(high, id).toBeGreaterThanOrEqual(low);
    }
  }
  for (const [id = ''] of strengths) {
    const known = plausible.strengths(id).flatMap(({ sold, withdrawn }) => [...sold, ...withdrawn]);
    expect(known.length, id).toBeGreaterThan(0);
    expect(
      known.every((value) => value > 0),
      id,
    ).toBe(true);
  }
});

test('gives ranges by route, the rhythm of non-daily drugs, and strengths', () => {
  expect(plausible.usual('ramipril')).toEqual([{ route: 'oral', unit: 'mg', low: 0.625, high: 20, every: [] }]);
  expect(plausible.usual('methotrexate').map(({ route, every }) => [route, every])).toEqual([
    ['injection', ['week']],
    ['oral', ['week']],
  ]);
  expect(plausible.strengths('ramipril')[0]?.sold).toEqual([1.25, 2.5, 5, 10]);
  expect(plausible.usual('nothing')).toEqual([]);
  expect(plausible.strengths('')).toEqual([]);
});
