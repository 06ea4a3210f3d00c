import { expect, test } from 'vitest';
import { NO_ATOM } from '../criteria/atoms.ts';
import { Gate } from './gate.ts';

const gate = new Gate(
  [
    { id: 'first', key: 2 },
    { id: 'always', key: NO_ATOM },
    { id: 'last', key: 0 },
  ],
  ({ key }) => key,
);
const opened = (...flags: number[]) => gate.open(Uint8Array.from(flags)).map(({ id }) => id);

test('only what the answers do not shut out is asked, in its order', () => {
  expect(opened(0, 0, 0)).toEqual(['always']);
  expect(opened(1, 0, 0)).toEqual(['always', 'last']);
  expect(opened(1, 1, 1)).toEqual(['first', 'always', 'last']);
});
