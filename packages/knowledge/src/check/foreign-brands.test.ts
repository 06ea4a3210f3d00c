import { expect, test } from 'vitest';
import { parseKnowledge } from '../parse.ts';
import { goodFiles } from '../testing/good-files.ts';
import { foreignBrandFaults } from './foreign-brands.ts';

const head = 'brand,ingredients,countries,routes,sources,flag\n';
const faults = (table: string, rows: string) => {
  const files = [...goodFiles(), { path: `brands/${table}.csv`, text: head + rows }];
  const { knowledge } = parseKnowledge(files);
  if (knowledge === null) throw new Error('The fixture has another fault.');
  return foreignBrandFaults(knowledge, files).map(({ file, line, message }) => `${file}:${line} ${message}`);
};

test('accepts a good row', () => {
  expect(faults('curated', 'Warfaro,warfarin,IN,oral,curated,\n')).toEqual([]);
});

test.each([
  ['??,warfarin,IN,,curated,', 'nobody can find the name'],
  ['Warfaro,,IN,,curated,', 'has no ingredient'],
  ['Warfaro,warfarin,,,curated,', 'has no country'],
  ['Warfaro,warfarin,XX,,curated,', "'XX' is no country"],
  ['Warfaro,warfarin,IN,knee,curated,', "'knee' is no way into the body"],
  ['Warfaro,warfarin,IN,,,', 'has no source'],
  ['Warfaro,warfarin,IN,,curated,perhaps', "'perhaps' is no flag"],
  ['Warfaro,warfarine,IN,,curated,', "nothing is called 'warfarine'"],
])('reports %s', (row, message) => {
  expect(faults('curated', `${row}\n`).join()).toContain('brands/curated.csv:2');
  expect(faults('curated', `${row}\n`).join()).toContain(message);
});

test("accepts a register's substance that nothing else knows", () => {
  expect(faults('register', 'Warfaro,warfarine,IN,,uk-bnf-2020,\n')).toEqual([]);
});
