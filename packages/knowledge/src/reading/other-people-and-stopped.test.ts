import { describe, expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

const statuses = (text: string) => medicines(text).map(({ id, status }) => `${id} ${status}`);

describe("someone else's tablets", () => {
  test.each([
    ['husbands tablets are apixaban and bisoprolol. mine: none', ['apixaban not-taking', 'bisoprolol not-taking']],
    ["amlodipine 5 mg, my husband's heart tablets bisoprolol", ['amlodipine taking', 'bisoprolol not-taking']],
    ["my dads pills are digoxin and furosemide, I'm on nothing", ['digoxin not-taking', 'furosemide not-taking']],
    ['I take my husbands ibuprofen', ['ibuprofen taking']],
    // Says nothing about the writer: the form may be filled in for him.
    ["My dad's tablets: bisoprolol 2.5mg", ['bisoprolol taking']],
  ])('%s', (text, expected) => expect(statuses(text)).toEqual(expected));

  test.each([
    ['Bendroflumethiazide was stopped. She continues on doxazosin 4 mg', 'doxazosin taking'],
    ['Thank you for referring this lady. She remains on letrozole 2.5mg daily.', 'letrozole taking'],
    ['my wife came too. She takes apixaban 5mg', 'apixaban not-taking'],
    ['my husband drives me. He takes amiodarone', 'amiodarone not-taking'],
  ])('a letter is about the patient: %s', (text, expected) => expect(statuses(text).at(-1)).toBe(expected));
});

describe('what is over', () => {
  test.each([
    ['Ramipril 5mg\nSTOP amlodipine', ['ramipril taking', 'amlodipine stopped']],
    ['STOP: amlodipine\nCONTINUE: ramipril 5mg, aspirin', ['amlodipine stopped', 'ramipril taking', 'aspirin taking']],
    ['STOP TAKING: warfarin\nSTART TAKING: apixaban 5mg', ['warfarin stopped', 'apixaban taking']],
    ['Stop amlodipine and start ramipril 2.5mg', ['amlodipine stopped', 'ramipril taking']],
    [
      'STOPPED:\nAmlodipine 5mg\n- Naproxen 250mg\nCONTINUE:\nRamipril 5mg\nNEW:\nApixaban 5mg bd',
      ['amlodipine stopped', 'naproxen stopped', 'ramipril taking', 'apixaban taking'],
    ],
    ['Discontinued:\n1. Lisinopril 10mg\nContinue:\n1. Metoprolol 50mg', ['lisinopril stopped', 'metoprolol taking']],
    ['Allergies:\nCodeine\nRamipril 5mg daily\nAspirin', ['codeine not-taking', 'ramipril taking', 'aspirin taking']],
    ['naproxen 500 mg, before that ibuprofen, packed that in', ['naproxen taking', 'ibuprofen stopped']],
    ['sertraline 50mg, used to work nights', ['sertraline taking']],
    ['ramipril 5mg, put off by the nurse', ['ramipril taking']],
    ["don't stop warfarin", ['warfarin taking']],
    ['GP wants me on a statin but I said no thanks', ['statin not-taking']],
    ['my sister wants me on metformin but I said no thank you', ['metformin not-taking']],
    ['codeine makes me sick. just panadol if i need it', ['codeine not-taking', 'acetaminophen as-needed']],
    ['metformin makes me sick', ['metformin taking']],
    ['morphine 10mg bd makes me sick', ['morphine taking']],
  ])('%s', (text, expected) => expect(statuses(text)).toEqual(expected));
});

describe('doses in sequence', () => {
  test.each([
    ['prednisolone 40 mg for 3 days then 30 then 20 then 10', 40],
    ['dexamethasone 8mg for 2 days then 6 then 4 then 2', 8],
    ['warfarin 3 mg but 4 on Mondays', 22 / 7],
    ['warfarin 5 mg but 6 on Tuesdays and Thursdays', 37 / 7],
    ['methotrexate 2.5 mg 4 on Mondays', 10 / 7],
    ['metformin 500 mg bd then 2 at night', 2000],
  ])('%s', (text, amount) => expect(medicines(text)[0]?.amount).toBeCloseTo(amount, 3));
});

test('"one of each" on its own line applies to all lines', () => {
  const slots = ['lunch'];
  expect(supplements('fish oil 1000mg\nvitamin C 1000mg\n1 of each with lunch')).toMatchObject([{ slots }, { slots }]);
});

test('a direction may start with a verb', () => {
  const text = 'Salamol 100mcg/dose Easi-Breathe - inhale 2 doses when required - 200 dose';
  expect(medicines(text)).toMatchObject([{ id: 'albuterol', status: 'as-needed' }]);
});
