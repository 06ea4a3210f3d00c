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
])('a person, place or company is not a medicine: %s', (text) => {
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
])('a medicine is taken although people have that name: %s', (text, id) => {
  expect(medicines(text)).toMatchObject([{ id }]);
});

test.each([
  'Foobarol keeps me going',
  'My doctor put me on Foobarol',
  'I get Foobarol from the hospital',
  'my new one is Foobarol',
  'Foobarol comes every 3 months by post',
  'switched from Foobarol',
])('an unknown word stays where a medicine would be: %s', (text) => {
  expect(medicines(text)).toMatchObject([{ id: null }]);
});

test.each([
  'my daughter does my tablets on a sunday into the box with the days on. bisoprolol 2.5 in the morning',
  'My carer puts my tablets out. bisoprolol 2.5 in the morning',
  '$6 a week and the young bloke drops it off thursdays. bisoprolol 2.5 in the morning',
])('a dispenser is not another medicine: %s', (text) => {
  expect(medicines(text)).toMatchObject([{ id: 'bisoprolol', amount: 2.5, slots: ['breakfast'] }]);
});

test('an unknown word keeps its own letters and its status', () => {
  expect(medicines('The GP gave me something called Foobarol for my chest')).toMatchObject([{ text: 'Foobarol' }]);
  expect(medicines('Foobarol 5 mg at night')).toMatchObject([{ text: 'Foobarol 5 mg at night' }]);
});

test('"some of the tablets" is still reported, and all of them when nothing else is named', () => {
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
])('questions, refills and nothing in other languages name nothing: %s', (text) => {
  expect(supplements(text)).toEqual([]);
});

test.each(['qqqqqq', 'xzzqkwv', 'jdjdjd'])('a possible unknown name is reported: %s', (text) => {
  expect(medicines(text)).toMatchObject([{ id: null }]);
});
