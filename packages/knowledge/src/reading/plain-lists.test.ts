import { type Prepared, readEntries } from '@evidose/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prepared } from '../testing/prepared.ts';
import { readingCases } from './corpus.ts';

const { knowledge } = prepared;
const NEVER = { read: () => null };
const inFull: Prepared = { ...prepared, plainLists: { medicines: NEVER, supplements: NEVER } };

const drugs = knowledge.drugs.flatMap(({ name, brands, synonyms }) => [name, ...brands, ...synonyms]);
const classes = knowledge.drugClasses.flatMap(({ name, synonyms }) => [name, ...synonyms]);
const brands = Object.keys(knowledge.brandIngredients);
const supplements = knowledge.supplements.flatMap(({ name, synonyms, brands: sold }) => [name, ...synonyms, ...sold]);

const cases = [
  (name: string) => name,
  (name: string) => name.toLowerCase(),
  (name: string) => name.toUpperCase(),
] as const;
const strengths = ['10 mg', '500mg', '2000 IU', '0.5 mg', '75 mcg', '2.5mg', '3 mg', '99999 mg', '5 g', '20 units'];
const between = [', ', ',', '; ', '\n'];

const listOf = (names: readonly string[]) =>
  fc
    .record({
      names: fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 7 }),
      as: fc.constantFrom(...cases),
      strength: fc.option(fc.constantFrom(...strengths)),
      sign: fc.constantFrom(...between),
    })
    .map(({ names: picked, as, strength, sign }) =>
      picked.map((name) => (strength === null ? as(name) : `${as(name)} ${strength}`)).join(sign),
    );

const expectSame = (list: 'medicines' | 'supplements', text: string) =>
  expect(readEntries(prepared, list, text)).toEqual(readEntries(inFull, list, text));

describe('plain lists read the same from cached names and in full', () => {
  test.each([
    ['medicines', [...drugs, ...drugs, ...brands, ...classes, ...supplements]],
    ['supplements', [...supplements, ...drugs]],
  ] as const)('%s', (list, names) => {
    let short = 0;
    fc.assert(
      fc.property(listOf(names), (text) => {
        if (prepared.plainLists[list].read(text) !== null) short += 1;
        expectSame(list, text);
      }),
      { numRuns: 600 },
    );
    // Enough lists took the short path; otherwise both sides would be the full one.
    expect(short).toBeGreaterThan(300);
  });

  test('the plain lists of the corpus', () => {
    const plain = readingCases().filter(({ list, text }) => prepared.plainLists[list].read(text) !== null);
    expect(plain.length).toBeGreaterThan(PLAIN_IN_CORPUS);
    for (const { list, text } of plain) expectSame(list, text);
  });
});

/** Low, because the corpus is mostly lists that are hard to read. */
const PLAIN_IN_CORPUS = 200;
