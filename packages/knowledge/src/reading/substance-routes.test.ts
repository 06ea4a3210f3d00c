import { readEntries } from '@evidose/engine';
import { expect, test } from 'vitest';
import { prepared } from '../testing/prepared.ts';

const routeOf = (text: string) => readEntries(prepared, 'medicines', text)[0]?.medicine?.usage.route;

test.each([
  'levothyroxine sodium 50mcg',
  'metoprolol tartrate 25mg bd',
  'methotrexate sodium 2.5mg weekly',
  'verapamil hydrochloride 80mg',
])('a substance with its salt is not injected because a list has only its ampoules: %s', (text) => {
  expect(routeOf(text) ?? null).not.toBe('injection');
});

test.each(['haloperidol decanoate 50mg monthly', 'enoxaparin 40mg daily', 'insulin glargine 10 units'])(
  'what is always injected still is: %s',
  (text) => {
    expect(routeOf(text)).toBe('injection');
  },
);
