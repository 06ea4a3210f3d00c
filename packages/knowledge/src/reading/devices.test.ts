import { describe, expect, it } from 'vitest';
import { medicines } from './try.ts';

const ids = (text: string) => medicines(text).map(({ id }) => id);

/**
 * The first half was listed when the rule was written; the second was tried afterwards (24 of 30 were read as devices).
 */
describe('a device is not a medicine and does not change the one beside it', () => {
  it.each([
    'test strips',
    'Accu-Chek Guide meter',
    'lancets',
    'CPAP machine',
    'BD pen needles',
    'compression socks',
    'TENS unit',
    'Libre 3',
    'blood pressure cuff',
    't:slim X2',
    'Omnipod 5',
    'Dexcom G7 sensors every 10 days',
    'ResMed AirSense 10',
    'Aerochamber',
    'MiniMed 670G',
    'Tandem Mobi',
    'stoma bags',
    'contact lenses',
    'True Metrix Air glucose meter',
    'Insulet Omnipod Dash pods',
    'sleep apnea mouthpiece',
    'AutoSoft XC infusion sets',
    'Dexcom receiver',
    'urine dipsticks',
    'foot orthotics',
    'Airsense 11 autoset',
    'OneTouch Delica lancets',
    'Medtronic Guardian 4 sensor',
    'pen needles 4mm 32G',
    'insulin syringes 0.5 ml',
    'spinal cord stimulator',
    'colostomy supplies',
  ])('%s', (device) => {
    expect(ids(device)).toEqual([]);
    expect(medicines(`lisinopril 10 mg, ${device}`)).toMatchObject([
      { id: 'lisinopril', amount: 10, status: 'taking' },
    ]);
    expect(ids(`${device}, metformin 500 mg`)).toEqual(['metformin']);
  });

  it.each([
    ['insulin pump', 'insulin'],
    ['Humalog in my Omnipod 5', 'insulin-lispro'],
    ['Suboxone strips', 'suboxone'],
    ['Zorbex 10 mg, test strips', null],
    ['Mirena coil', 'levonorgestrel'],
  ])('%s is still a medicine', (text, id) => {
    expect(ids(text)).toEqual([id]);
  });
});
