import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classOf, drugOf, knowledgeOf, supplementOf } from '../../test/knowledge.ts';
import { Names } from './names.ts';
import { read, spansOf } from './reader.ts';

const names = new Names(
  knowledgeOf({
    drugs: [drugOf('warfarin'), drugOf('metformin'), drugOf('ramipril')],
    drugClasses: [classOf('anticoagulant', { synonyms: ['blood thinner'] })],
    supplements: [supplementOf({ id: 'zinc' }), supplementOf({ id: 'vitamin-d3', synonyms: ['vitamin d'] })],
  }),
);

const word = fc.constantFrom(
  ...'warfarin metformin ramiprl zinc vitamin d a 5 mg 500mg 1/2 1-0-1 twice daily nocte prn stopped no not husband takes my for heart and & + / ( ) , ; : . - \n x 2 one half tablet allergic to zorbulan but just now free of every 3 months'.split(
    ' ',
  ),
);
const text = fc.oneof(
  fc.array(word, { maxLength: 25 }).map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
);

test('assigns each token to exactly one place', () => {
  fc.assert(
    fc.property(text, (written) => {
      const { tokens, spans } = spansOf(names, written, { list: 'medicines' });
      let next = 0;
      for (const { from, to } of spans) {
        expect(from).toBe(next);
        expect(to).toBeGreaterThan(from);
        next = to;
      }
      expect(next).toBe(tokens.length);
    }),
    { numRuns: 500 },
  );
});

test('returns entries in text order that contain their own names', () => {
  fc.assert(
    fc.property(text, (written) => {
      for (const entry of read(names, written, { list: 'medicines' })) {
        expect(written.slice(entry.from, entry.to)).toBe(entry.text);
        expect(entry.text).toContain(entry.name);
      }
    }),
    { numRuns: 500 },
  );
});
