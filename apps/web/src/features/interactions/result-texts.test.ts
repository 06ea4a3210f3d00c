import { type CheckedMedicinePair, type CheckedPair, type InteractionCheck, Recognised } from '@evidose/contract';
import { describe, expect, it } from 'vitest';
import { countText, gravestOfEachPair, understoodLines } from './result-texts.ts';

const checkOf = (change: Partial<InteractionCheck>): InteractionCheck => ({
  knowledgeVersion: 'k',
  medicines: [],
  supplements: [],
  pairs: [],
  medicinePairs: [],
  unchecked: [],
  pairsChecked: 0,
  sources: [],
  ...change,
});
const medicinePair = { id: 'p', medicines: ['A', 'B'] } as CheckedMedicinePair;
const medicine = (name: string) =>
  Recognised.parse({ text: name, id: name, name, classes: [], guessed: false, ingredients: [] });
const pair = { supplement: { id: 'a', name: 'A' } } as CheckedPair;

describe('what the checker says', () => {
  it.each([
    [checkOf({ pairs: [pair], pairsChecked: 1 }), '1 conflict to know about'],
    [checkOf({ pairs: [pair, pair], pairsChecked: 4 }), '2 conflicts to know about'],
    [checkOf({ pairsChecked: 1 }), 'No known conflict in the 1 pair we checked'],
    [checkOf({ pairsChecked: 3 }), 'No known conflict in the 3 pairs we checked'],
    [checkOf({ unchecked: [{ text: 'x', message: 'm' }] }), 'We couldn’t check these'],
    [checkOf({}), 'Nothing to compare yet'],
    [checkOf({ medicinePairs: [medicinePair] }), '1 conflict to know about'],
    [checkOf({ medicinePairs: [medicinePair], pairs: [pair] }), '2 conflicts to know about'],
    [checkOf({ medicines: [medicine('a')] }), 'Nothing to compare yet'],
    [checkOf({ medicines: [medicine('a'), medicine('b')] }), 'None of the pairs that we look for'],
  ])('%#', (check, text) => {
    expect(countText(check)).toBe(text);
    expect(countText(check)).not.toMatch(/safe/i);
  });

  it('says what each name was taken for', () => {
    const dose = { amount: 50, unit: 'µg', assumed: false } as const;
    const lines = understoodLines(
      checkOf({
        medicines: [
          { text: 'Coumadin', id: 'warfarin', name: 'warfarin', classes: [], guessed: false, ingredients: [] },
          { text: 'lisinoprl', id: 'lisinopril', name: 'lisinopril', classes: [], guessed: true, ingredients: [] },
          { text: 'Xyz', id: null, name: 'Xyz', classes: [], guessed: false, ingredients: [] },
        ].map((medicine) => Recognised.parse(medicine)),
        supplements: [
          {
            text: 'vitamin d 2000 IU',
            id: 'vitamin-d3',
            name: 'Vitamin D3',
            guessed: false,
            dose,
            status: 'taking',
            slots: null,
            doubt: null,
            product: null,
          },
        ],
      }),
    );
    expect(lines.map(({ meaning }) => meaning)).toEqual([
      'understood as warfarin',
      'read as lisinopril. Is that right?',
      'not recognized, so not checked',
      'understood as Vitamin D3, 50 mcg (2,000 IU) a day',
    ]);
  });
});

it('a pair is told about once, by the gravest row, whichever way round it was found', () => {
  const pair = (from: string, to: string, severity: 'major' | 'minor') =>
    ({ supplement: { id: from, name: from }, with: { id: to, name: to }, kind: 'supplement', severity }) as never;
  const shown = gravestOfEachPair([
    pair('zinc', 'copper', 'minor'),
    pair('copper', 'zinc', 'major'),
    pair('iron', 'zinc', 'minor'),
  ]);
  expect(shown.map(({ supplement, severity }) => [supplement.id, severity])).toEqual([
    ['copper', 'major'],
    ['iron', 'minor'],
  ]);
});
