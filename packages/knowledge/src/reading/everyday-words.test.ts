import { expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

const read = (text: string) => medicines(text).map(({ id }) => id);

test.each([
  ['all I take is metformin 500', ['metformin']],
  ["that's all I take", []],
  ['ramipril as part of my heart treatment', ['ramipril']],
  ['it is a very small dose of ramipril', ['ramipril']],
  ['half an aspirin a day', ['aspirin']],
  ['not in fed state, metformin', ['metformin']],
])('function words do not form a name: %s', (text, ids) => {
  expect(read(text)).toEqual(ids);
});

test.each([
  ['lyric a 75mg twice a day', 'pregabalin'],
  ['para cetamol 500', 'acetaminophen'],
  ['One A Day', 'multivitamin-with-iron'],
  ['Alli 60mg', 'orlistat'],
  ['pain killers', 'analgesic'],
])('a name with a space in it is still that name: %s', (text, id) => {
  expect(read(text)).toEqual([id]);
});

test.each([
  "I couldn't sleep, they've been kind and it'll pass",
  'my neighbour Kevin from Houston drives me',
  "the pharmacist's in Glasgow, Annette's a gem",
  'we moved from Sweden before covid, lol',
])('people, places and contractions are not unknown medicines: %s', (text) => {
  expect(read(text)).toEqual([]);
});

test.each(['Ramona', 'Ramona 2mg', 'Annette 10mg at night'])(
  'alone or with a dose the same name may be a brand: %s',
  (text) => {
    expect(read(text)).toEqual([null]);
  },
);

test.each([
  'read the article in the Guardian about fish oil, the professor said there is nothing in it',
  'I saw a documentary about omega 3',
  'heard someone talk of turmeric on the radio',
  'curious about magnesium',
])('what is only read or heard about is not taken: %s', (text) => {
  expect(supplements(text)[0]?.status).toBe('not-taking');
});

test.each([
  'I read about magnesium and take it now',
  'read about zinc, 15 mg daily',
  'heard good things so bought turmeric',
  'worried by the news about my fish oil',
  'saw it on the telly so I am on turmeric',
  'I read a lot. Magnesium at night',
])('what is taken is read, whatever was read about: %s', (text) => {
  expect(supplements(text)[0]?.status).toBe('taking');
});
