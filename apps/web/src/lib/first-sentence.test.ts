import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

test.each([
  ['Do not take it. Ask first.', 'Do not take it.'],
  ['St. John’s wort weakens it. Ask first.', 'St. John’s wort weakens it.'],
  ['Ask Dr. Lee first! Then decide.', 'Ask Dr. Lee first!'],
  ['Take 2.5 mg of vitamin E. It is enough', 'Take 2.5 mg of vitamin E. It is enough'],
  ['Keep 1.5 hours apart. Then eat.', 'Keep 1.5 hours apart.'],
  ['No end', 'No end'],
])('of “%s” the first sentence is “%s”', (text, first) => expect(firstSentence(text)).toBe(first));
