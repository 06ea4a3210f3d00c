import { expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

test.each([
  'Yasmin does my shopping',
  'Allegra and Rose are picking me up',
  'Ask Yasmin, she knows',
  'Yasmin and I are moving to Leeds',
  'Ginger sleeps on my bed',
  'I live with Rosemary and the children',
  'My insurer is Aviva and they will not pay',
  'Midwife is Saoirse at the Rotunda',
  'Specsavers do them',
  'AXA turned down my claim',
  'ResMed machine, checked every May',
  'Used to drive a lorry for Eddie Stobart',
  'Three lads: Fionn, Cormac and Tadhg',
  'a veg box from Riverford every week',
  'We are off to Fuerteventura on the 14th',
  'From the Shoppers on Bloor',
  'Shift worker at the Amazon depot in Rugeley',
  'Not sure what goes here',
  'Not sure this applies to me',
  'Grandad to Elsie, Wilf and Mabel',
  'My aunt Philomena swears by something from Bulgaria',
  'my mum takes heart pills',
  'ResMed mask and a humidifier for the apnoea',
  'are you selling something',
])('somebody, some place or some firm is no medicine: %s', (text) => {
  expect(medicines(text)).toEqual([]);
});

test.each([
  ['Yasmin daily', 'yasmin'],
  ['on Yasmin since 2019', 'yasmin'],
  ['Allegra in hay fever season', 'fexofenadine'],
  ['Ventolin comes with me everywhere', 'albuterol'],
  ['Insulin delivered monthly', 'insulin'],
  ['Insulin lives in the fridge', 'insulin'],
  ['Aspirin says on the box once daily', 'aspirin'],
  ['Zinc lives in the cupboard', 'zinc'],
])('what is taken is taken, though people are called so: %s', (text, id) => {
  expect(medicines(text)).toMatchObject([{ id }]);
});

test.each([
  'Foobarol keeps me going',
  'My doctor put me on Foobarol',
  'I get Foobarol from the hospital',
  'my new one is Foobarol',
  'Foobarol comes every 3 months by post',
  'switched from Foobarol',
])('a word that nobody knows stays where a medicine would stand: %s', (text) => {
  expect(medicines(text)).toMatchObject([{ id: null }]);
});

test.each([
  'my daughter does my tablets on a sunday into the box with the days on. bisoprolol 2.5 in the morning',
  'My carer puts my tablets out. bisoprolol 2.5 in the morning',
  '$6 a week and the young bloke drops it off thursdays. bisoprolol 2.5 in the morning',
])('who hands out what is taken tells of no further medicine: %s', (text) => {
  expect(medicines(text)).toMatchObject([{ id: 'bisoprolol', amount: 2.5, slots: ['breakfast'] }]);
});

test('of a word that nobody knows its own letters are told, and what is said of it', () => {
  expect(medicines('The GP gave me something called Foobarol for my chest')).toMatchObject([{ text: 'Foobarol' }]);
  expect(medicines('Foobarol 5 mg at night')).toMatchObject([{ text: 'Foobarol 5 mg at night' }]);
});

test('some of the tablets are still told, and all of them where nothing else is', () => {
  expect(medicines('amlodipine 5mg and the square tablet')).toHaveLength(2);
  expect(medicines('ramipril 5mg and my other tablets')).toHaveLength(2);
  expect(medicines('my daughter sorts my tablets')).toMatchObject([{ id: null }]);
  expect(medicines('She takes heart pills')).toMatchObject([{ id: null }]);
  expect(medicines('my mum takes heart pills and so do I')).toMatchObject([{ id: null }]);
});

test.each([
  'is squash a supplement?',
  'does a pint count',
  'xxx',
  'asdf',
  'grr',
  'rien pour le moment',
  'nada por ahora',
  'niente al momento',
  'aucun medicament',
])('a question, a filled box and nothing in other languages name nothing: %s', (text) => {
  expect(supplements(text)).toEqual([]);
});

test.each(['qqqqqq', 'xzzqkwv', 'jdjdjd'])('what may be a name that nobody knows is told: %s', (text) => {
  expect(medicines(text)).toMatchObject([{ id: null }]);
});
