import { readAnswer, tokensOf } from '@evidose/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prepared } from '../testing/prepared.ts';
import { readingCases } from './corpus.ts';

type List = 'medicines' | 'supplements';

const { words } = prepared.names;

/** Words of a text that are neither in an entry nor shown as not used. */
function leftOver(list: List, text: string): string[] {
  const { entries, notUsed } = readAnswer(prepared, list, text);
  const places = [...entries.map(({ entry }) => entry), ...notUsed];
  return tokensOf(text)
    .filter(({ start, kind }) => kind !== 'sign' && !places.some(({ from, to }) => from <= start && start < to))
    .map(({ word }) => word);
}

/** Everyday English, and words that stand around names. */
const isFiller = (word: string): boolean =>
  /^\d/.test(word) || word.length < 3 || words.isEnglish(word) || words.english.isProper(word) || words.isTalk(word);

const names = prepared.knowledge.drugs.map(({ id }) => id).filter((id) => /^[a-z]{6,}$/.test(id));
const plain = ['lyric', 'symbol', 'warfare', 'cheetah', 'harbor', 'velvet', 'planet', 'lantern', 'meadow', 'cymbal'];
const forms = ['capsules', 'gel', 'ointment', 'injection', 'patch', 'drops', 'tablets', 'syrup', 'inhaler', 'spray'];
const strange = fc.stringMatching(/^[b-df-hj-np-tv-z][aeiou][b-df-hj-np-tv-z][aeiou][b-df-hj-np-tv-z]ol[aeiou]x$/);
const claim = fc.oneof(
  strange,
  fc.tuple(strange, fc.constantFrom('5 mg', '20mg bd', 'at night')).map((parts) => parts.join(' ')),
  fc
    .tuple(fc.constantFrom(...plain), fc.constantFrom('75 bd', '10 mg', '20mg at night', '500'))
    .map((parts) => parts.join(' ')),
  fc.tuple(fc.constantFrom(...plain), fc.constantFrom(...forms)).map((parts) => parts.join(' ')),
  fc.constantFrom(...plain),
);
const supplements = ['magnesium', 'ashwagandha', 'turmeric', 'melatonin', 'biotin', 'creatine', 'spirulina', 'taurine'];
const knownIn: Record<List, fc.Arbitrary<string>> = {
  medicines: fc
    .tuple(fc.constantFrom(...names), fc.constantFrom('', ' 5 mg', ' 20mg bd'))
    .map((parts) => parts.join('')),
  supplements: fc
    .tuple(fc.constantFrom(...supplements), fc.constantFrom('', ' 400 mg', ' 1g at night', ' 2 capsules a day'))
    .map((parts) => parts.join('')),
};
/** Introductions to a list: the reader drops them without losing anything else. */
const lead = fc.constantFrom('', 'I take ', 'these days: ', 'from memory: ');
const tail = fc.constantFrom('', ' thanks', '. Nothing else', ', that is all', ' every day since March');

describe('every word of a list is accounted for', () => {
  test.each(['medicines', 'supplements'] as const)('nothing is lost around %s', (list) => {
    const pieces = fc.array(fc.oneof(strange, knownIn[list]), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(lead, pieces, tail, fc.constantFrom(', ', '\n', '; '), (before, written, after, sign) => {
        const text = before + written.join(sign) + after;
        const lost = leftOver(list, text).filter((word) => written.some((piece) => piece.split(' ').includes(word)));
        expect(lost, text).toEqual([]);
      }),
      { numRuns: 300, endOnFailure: true },
    );
  });

  test('a plausible item is an entry, wherever it stands', () => {
    const known = knownIn.medicines;
    const list = fc.tuple(
      fc.uniqueArray(known, { minLength: 1, maxLength: 2 }),
      claim,
      fc.uniqueArray(known, { minLength: 1, maxLength: 2 }),
    );
    fc.assert(
      fc.property(list, fc.constantFrom(', ', '\n', '; '), ([before, piece, after], sign) => {
        const text = [...before, piece, ...after].join(sign);
        const from = text.indexOf(piece, before.join(sign).length);
        const { entries } = readAnswer(prepared, 'medicines', text);
        expect(
          entries.some(({ entry }) => entry.from <= from && from < entry.to),
          text,
        ).toBe(true);
        expect(entries, text).toHaveLength(before.length + 1 + after.length);
        expect(leftOver('medicines', text), text).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('alone, it is an entry too', () => {
    fc.assert(
      fc.property(claim, (text) => {
        expect(readAnswer(prepared, 'medicines', text).entries, text).toHaveLength(1);
      }),
      { numRuns: 100 },
    );
  });

  test('in real texts only persons, places and other languages are left over', () => {
    const cases = readingCases();
    const left = cases.flatMap(({ list, text }) => leftOver(list, text).filter((word) => !isFiller(word)));
    expect(cases.length).toBeGreaterThan(7000);
    expect(left.length / cases.length, left.join(' ')).toBeLessThan(0.0225);
  });
});

describe('text without a medicine leaves nothing', () => {
  test.each([
    'I have two cats and a dog',
    'my wife Susan has arthritis',
    'we had chicken and chips last night',
    'bread, milk and eggs',
    'nope, nothing at all',
    'I prefer not to say',
    'happy with everything thanks',
    'hi there, hope you are well',
  ])('%s', (text) => {
    expect(readAnswer(prepared, 'medicines', text)).toEqual({ entries: [], notUsed: [] });
  });
});

test('possible items that became no entry are shown as not used', () => {
  const { notUsed } = readAnswer(prepared, 'medicines', 'ramipril 5. met for men 500 twice a day');
  expect(notUsed.map(({ text }) => text)).toEqual(['met for men 500 twice a day']);
});
