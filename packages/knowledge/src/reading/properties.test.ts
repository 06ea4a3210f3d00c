import { type ReadEntry, readEntries } from '@evidose/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spellingsOf } from '../promises/spellings.ts';
import { knowledge, prepared } from '../testing/prepared.ts';

/** Names of one plain word, so that whatever is joined to them is not part of a longer name. */
const names = knowledge.drugs.map(({ id }) => id).filter((id) => /^[a-z]{6,}$/.test(id));
const amounts = ['', ' 5 mg', ' 20mg', ' 2.5 mg', ' 100 mcg', ' 2 x 250 mg'];
const times = ['', ' once daily', ' bd', ' nocte', ' every morning', ' prn', ' weekly', ' with dinner', ' tds'];
const entry = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom(...amounts), fc.constantFrom(...times))
  .map((parts) => parts.join(''));
const list = fc.uniqueArray(entry, { minLength: 1, maxLength: 6, selector: (text) => text.split(' ')[0] });

const seen = ({ medicine }: ReadEntry): string =>
  JSON.stringify([medicine?.id, medicine?.usage.status, medicine?.usage.slots, medicine?.dose]);
const readAs = (text: string): string[] => readEntries(prepared, 'medicines', text).map(seen).sort();

const runs = { numRuns: 150 };

describe('a list reads the same', () => {
  test('in any order', () => {
    fc.assert(
      fc.property(list, (entries) => {
        expect(readAs(entries.toReversed().join(', '))).toEqual(readAs(entries.join(', ')));
      }),
      runs,
    );
  });

  test.each([
    ['in capitals', (entries: readonly string[]) => entries.join(', ').toUpperCase()],
    ['in lines', (entries: readonly string[]) => entries.join('\n')],
    ['in lines with bullets', (entries: readonly string[]) => entries.map((each) => `• ${each}`).join('\n')],
    ['numbered', (entries: readonly string[]) => entries.map((each, i) => `${i + 1}. ${each}`).join('\n')],
    ['with semicolons', (entries: readonly string[]) => `${entries.join('; ')};`],
    ['with more spaces', (entries: readonly string[]) => `  ${entries.join(' ,   ')}  `],
  ])('%s', (_, written) => {
    fc.assert(
      fc.property(list, (entries) => {
        expect(readAs(written(entries))).toEqual(readAs(entries.join(', ')));
      }),
      runs,
    );
  });

  const before = ['I take ', 'currently on ', 'my doctor has me on ', 'generic ', 'hi, '];
  const after = [
    ' thanks',
    ' for my heart',
    ' for parkinsons',
    ' since 2019',
    ' (Teva)',
    ' tablets',
    ' from the doctor',
    ' long term',
  ];
  test('with a filler before or after', () => {
    fc.assert(
      fc.property(entry, fc.constantFrom('', ...before), fc.constantFrom('', ...after), (text, lead, tail) => {
        expect(readAs(`${lead}${text}${tail}`)).toEqual(readAs(text));
      }),
      runs,
    );
  });
});

describe('a guess', () => {
  const spellings = spellingsOf(knowledge);
  const long = [...spellings.drugs, ...spellings.supplements].filter(({ text }) => /^[a-z]{7,}$/i.test(text));
  const slip = fc
    .tuple(fc.constantFrom(...long), fc.nat({ max: 5 }))
    .map(([{ text }, at]) => text.slice(0, at + 1) + text.slice(at + 2));

  test('is marked, and is never a supplement in the medicines answer', () => {
    fc.assert(
      fc.property(slip, (text) => {
        for (const { entry: read, current, medicine } of readEntries(prepared, 'medicines', text)) {
          const isKnown = prepared.names.find(text.toLowerCase()) !== undefined;
          if (isKnown || medicine?.id == null) continue;
          expect(read.guessed).toBe(true);
          expect(medicine.guessed).toBe(true);
          if (current.length > 0) expect(medicine.isSupplement).toBe(false);
        }
      }),
      runs,
    );
  });
});
