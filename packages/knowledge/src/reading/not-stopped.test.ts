import { describe, expect, it } from 'vitest';
import { medicines, supplements } from './try.ts';

const statuses = (text: string) => medicines(text).map(({ id, status }) => `${id} ${status}`);

describe('not stopped', () => {
  it.each([
    ['omeprazole 20mg, had to come off it', 'omeprazole stopped'],
    ['in may stopped sertraline', 'sertraline stopped'],
    ['accutane done in 2022', 'isotretinoin stopped'],
    ['ramipril when my feet swell up. Simvastatin I stopped ages ago', 'simvastatin stopped'],
  ])('detects what is over: %s', (text, expected) => {
    expect(statuses(text)).toContain(expected);
  });

  it('takes the replacement and stops the original', () => {
    const text = '4 boxes of ramipril left, they took me off it over the cough and put me on losartan 50mg';
    expect(statuses(text)).toEqual(['ramipril stopped', 'losartan taking']);
    expect(statuses('They took me off ramipril over the cough and put me on losartan 50mg')).toEqual([
      'ramipril stopped',
      'losartan taking',
    ]);
    expect(statuses('They stopped the naproxen and gave me celecoxib')).toEqual([
      'naproxen stopped',
      'celecoxib taking',
    ]);
  });

  it('stops only the medicines that were thrown away', () => {
    expect(supplements('ended up keeping the magnesium 250mg, binned the rest')).toMatchObject([{ status: 'taking' }]);
  });
});

describe('amounts', () => {
  it('tells the strength from the pattern after a dash', () => {
    const [telma] = medicines('Telma 40 - 1-0-0, Ecosprin 75 after lunch');
    expect(telma).toMatchObject({ id: 'telmisartan', amount: 40, slots: ['breakfast'] });
  });

  it('assigns both strengths of a combination when a count is given', () => {
    expect(medicines('Lisinopril-HCTZ 20-12.5 two daily')).toMatchObject([{ amount: 40 }, { amount: 25 }]);
  });

  it('reads a count and a frequency after a comma, whatever the purpose', () => {
    expect(medicines('paracetamol 500mg, 2 four times a day for my knees')).toMatchObject([{ amount: 4000 }]);
  });

  it('does not give a medicine the day of a measurement', () => {
    expect(medicines('ramipril 5mg. INR was 2.4 on tuesday')).toMatchObject([{ amount: 5 }]);
  });

  it('reads "b4 food" as before food, and misspelled plant parts as part of the name', () => {
    expect(medicines('levothyroxine 75 mcg every morning b4 food')).toMatchObject([{ slots: ['on-waking'] }]);
    expect(supplements('pumkin seed oil caps')).toMatchObject([{ id: 'pumpkin-seed' }]);
  });
});
