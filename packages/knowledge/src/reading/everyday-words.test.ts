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
])('no name is put together from words of grammar: %s', (text, ids) => {
  expect(read(text)).toEqual(ids);
});

test.each([
  ['lyric a 75mg twice a day', 'pregabalin'],
  ['para cetamol 500', 'acetaminophen'],
  ['One A Day', 'multivitamin-with-iron'],
  ['Alli 60mg', 'orlistat'],
  ['pain killers', 'analgesic'],
])('a name that is written apart is still that name: %s', (text, id) => {
  expect(read(text)).toEqual([id]);
});

test.each([
  "I couldn't sleep, they've been kind and it'll pass",
  'my neighbour Kevin from Houston drives me',
  "the pharmacist's in Glasgow, Annette's a gem",
  'we moved from Sweden before covid, lol',
])('names of people and places and what is short for two words are no unknown medicine: %s', (text) => {
  expect(read(text)).toEqual([]);
});

test.each(['Ramona', 'Ramona 2mg', 'Annette 10mg at night'])(
  'alone or with a dose such a name may be a brand: %s',
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
])('what is taken is, whatever was read: %s', (text) => {
  expect(supplements(text)[0]?.status).toBe('taking');
});
