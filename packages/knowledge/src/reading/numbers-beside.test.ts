import { expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

test('an activity is not an entry', () => {
  expect(medicines('cannot iron or carry shopping since the accident')).toEqual([]);
  expect(medicines('I take iron')).toMatchObject([{ id: 'iron' }]);
});

test('an event some time ago ends with its sentence', () => {
  expect(medicines('had a stroke 4 years ago. bisoprolol 2.5')).toMatchObject([{ id: 'bisoprolol', status: 'taking' }]);
  expect(medicines('Tab. ramipril 5mg. Cap. omeprazole 20')).toMatchObject([{ id: 'ramipril' }, { id: 'omeprazole' }]);
});

test('a time that heads a list applies to all of it', () => {
  const slots = ['breakfast'];
  expect(medicines('all in the morning: losartan 50, amlodipine 5')).toMatchObject([{ slots }, { slots }]);
});

test('a pill organizer is not a contraceptive', () => {
  expect(medicines('my daughter fills the pill box').map(({ id }) => id)).not.toContain('hormonal-contraceptive');
  expect(medicines('on the pill')).toMatchObject([{ id: 'hormonal-contraceptive' }]);
});

test('thanks in other languages, and a letter after a maker, are not entries', () => {
  expect(medicines('nada, gracias')).toEqual([]);
  expect(supplements('Jamieson D 1000 iu')).toMatchObject([{ id: 'vitamin-d3', amount: 25 }]);
});

test('letters and function words that spell a name are not one', () => {
  expect(medicines('Otherwise I am as fit as a 76 year old can be')).toEqual([]);
  expect(medicines('metoprolol 50 mg daily. F/u Dr. Nguyen 2 wks')).toMatchObject([{ id: 'metoprolol' }]);
  expect(medicines('ASA 81 mg daily')).toMatchObject([{ id: 'aspirin' }]);
  expect(supplements('Vitamin E 400 IU natural d-alpha one a day')).toMatchObject([{ id: 'vitamin-e' }]);
  expect(supplements('calcium 600 + D')).toMatchObject([{ id: 'calcium-vitamin-d', amount: 600 }]);
  expect(supplements('a to z')).toMatchObject([{ id: 'multivitamin' }]);
});
