import { describe, expect, it } from 'vitest';
import { medicines } from './try.ts';

const entriesIn = (text: string) =>
  medicines(text).map(({ id, amount, slots, status }) =>
    [id, status, amount ?? '', (slots ?? []).join('+')].join(' ').trim().replace(/ +/g, ' '),
  );

describe('a changed dose or time', () => {
  it.each([
    ['ramipril changed from 5 to 10mg', 'ramipril taking 10'],
    ['my dose changed from 5mg to 10mg ramipril', 'ramipril taking 10'],
    ['i went from 50 to 100mg sertraline', 'sertraline taking 100'],
    ['changed from 40mg to 20mg of citalopram', 'citalopram taking 20'],
    ['citalopram dropped from 40 to 20 mg', 'citalopram taking 20'],
    ['moved from 10 units to 14 units Lantus', 'insulin-glargine taking 14'],
    ['metoprolol 50 mg, changed from morning to bedtime last week', 'metoprolol taking 50 bedtime'],
    ['ramipril moved from nights to mornings', 'ramipril taking breakfast'],
    ['changed from twice a day to once a day ramipril 5', 'ramipril taking 5'],
    ['bisoprolol swapped from 1.25 to 2.5 mg by the clinic', 'bisoprolol taking 2.5'],
    ['gabapentin switched from 300mg to 100mg', 'gabapentin taking 100'],
    ['swapped from 40 mg omeprazole to 20', 'omeprazole taking 20'],
    ['changed from omeprazole 40 to 20', 'omeprazole taking 20'],
    ['moved from levothyroxine 100 to 125', 'levothyroxine taking 125'],
    ['moved from morning ramipril to evening', 'ramipril taking dinner'],
  ])('keeps the medicine: %s', (text, expected) => expect(entriesIn(text)).toEqual([expected]));

  it.each([
    ['changed from 5mg ramipril to losartan 50', ['ramipril stopped 5', 'losartan taking 50']],
    ['switched from 20mg simvastatin to atorvastatin 40', ['simvastatin stopped 20', 'atorvastatin taking 40']],
    ['swapped from daily aspirin to clopidogrel', ['aspirin stopped', 'clopidogrel taking']],
    ['moved from warfarin to apixaban 5mg', ['warfarin stopped', 'apixaban taking 5']],
    [
      'switched from Lantus 20 units to Tresiba 18 units',
      ['insulin-glargine stopped 20', 'insulin-degludec taking 18'],
    ],
    ['went from ramipril to losartan 50', ['ramipril stopped', 'losartan taking 50']],
  ])('is another medicine where one is named: %s', (text, expected) => expect(entriesIn(text)).toEqual(expected));
});

describe('medicines that ended together or were taken away', () => {
  it.each([
    ['ginkgo, turmeric, garlic, all stopped now', ['stopped', 'stopped', 'stopped']],
    ['ramipril 5mg daily, losartan and amlodipine, all stopped', ['taking', 'stopped', 'stopped']],
    ['I take metformin. ramipril, losartan, all stopped', ['taking', 'stopped', 'stopped']],
    ['ramipril, metformin, all at night', ['taking', 'taking']],
    ['they took away my glyburide because I kept going low', ['stopped']],
    ['naproxen took away the pain', ['taking']],
    ['Seroquel went in the bin, Abilify 10mg instead', ['stopped', 'taking']],
  ])('%s', (text, expected) => expect(medicines(text).map(({ status }) => status)).toEqual(expected));

  it('does not read "sat" as Saturday', () => {
    expect(entriesIn('alendronate 70mg every Monday, sat upright like they say')).toEqual(['alendronate taking 10']);
  });
});
