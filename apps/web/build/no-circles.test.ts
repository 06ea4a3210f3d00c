import { expect, test } from 'vitest';
import { findCircle } from './no-circles.ts';

const file = (fileName: string, ...imports: string[]) => ({ fileName, imports });

test('files in layers are in no circle, however many ways lead down', () => {
  expect(
    findCircle([file('page', 'calls', 'pieces'), file('calls', 'first'), file('pieces', 'first'), file('first')]),
  ).toBe(null);
});

test('a circle is named from file to file, wherever one comes into it', () => {
  const files = [file('page', 'calls'), file('calls', 'plan'), file('plan', 'words'), file('words', 'calls')];
  expect(findCircle(files)).toEqual(['calls', 'plan', 'words', 'calls']);
});
