import { expect, test } from 'vitest';
import { medicines } from './try.ts';

/** A single word suggests it and could refer to something else: it counts as taken, and the person is asked. */
test.each([
  ['naproxen until it upset my stomach', 'stopped'],
  ['tramadol for my back stopped in March', 'stopped'],
  ['prednisone for 5 days then stopped it', 'stopped'],
  ['codeine, severe allergy', 'not-taking'],
  ['never understood what the bisoprolol does', 'not-taking'],
  ['had a look in the cupboard: bisoprolol 2.5', 'stopped'],
])('%s: taken, and asked whether %s', (text, asked) => {
  expect(medicines(text)).toMatchObject([{ status: 'taking', asked }]);
});

test.each([
  'warfarin 5 mg, stopped in May',
  'apixaban, quit taking it',
  'no longer on ramipril',
  'sertraline 50, GP took me off it',
  'starting apixaban on Monday',
])('does not ask about an explicit statement: %s', (text) => {
  const [first] = medicines(text);
  expect(first?.asked).toBeNull();
  expect(first?.status).not.toBe('taking');
});

test.each([
  'quit my job',
  'the headaches have stopped',
  'allergic to cats',
  "I'm not up all night",
  'never off the road',
])('does not ask when the cue has its own subject or object: metformin 850, %s', (text) => {
  const [first] = medicines(`metformin 850, ${text}`);
  expect(first).toMatchObject({ id: 'metformin', status: 'taking', asked: null });
});

test.each([
  ['PREVIOUS\namitriptyline 10mg\nCURRENT\nduloxetine 60mg', ['stopped', 'taking']],
  ['amlodipine 5 mg\nAllergies\ncodeine\naspirin', ['taking', 'not-taking', 'not-taking']],
  ['amlodipine 5 mg\nallergies\ncetirizine 10 mg', ['taking', 'taking']],
  ['INTOLERANCES\nstatins\nREPEATS\nezetimibe 10mg', ['not-taking', 'taking']],
  ['Not taking any more: fluoxetine, diazepam', ['stopped', 'stopped']],
])('a heading without a colon applies to its lines: %s', (text, expected) => {
  const read = medicines(text).filter(({ id }) => id !== null);
  expect(read.map(({ status }) => status)).toEqual(expected);
});

test('a second dose of the same medicine replaces the first', () => {
  expect(medicines('switched from metformin 500 to metformin MR 1000')).toMatchObject([
    { amount: 1000, status: 'taking' },
  ]);
});

test('tablets in their own sentence are reported and leave the previous entry unchanged', () => {
  expect(medicines('warfarin 5 mg daily. tablets for my nerves')).toMatchObject([
    { id: 'warfarin', status: 'taking' },
    { id: null },
  ]);
});
