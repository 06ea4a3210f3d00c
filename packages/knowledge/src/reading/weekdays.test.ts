import { understandMedicines } from '@evidose/engine';
import { describe, expect, it } from 'vitest';
import { prepared } from '../testing/prepared.ts';

const read = (text: string) =>
  understandMedicines(prepared, text).map(({ id, rhythm, weekdays }) => [id, rhythm, weekdays]);

describe('weekdays of a medicine', () => {
  it.each([
    ['Alendronate 70 mg on Sundays', [['alendronate', 'once a week', [6]]]],
    ['methotrexate 15mg every monday, folic acid 5mg fridays', [['methotrexate', 'once a week', [0]]]],
    ['furosemide 40 mg Tue and Fri', [['furosemide', 'twice a week', [1, 4]]]],
    ['azithromycin 250mg mon wed fri', [['azithromycin', 'three times a week', [0, 2, 4]]]],
    ['alendronate 70 mg with a full glass of water on Sundays', [['alendronate', 'once a week', [6]]]],
    ['methotrexate 10mg tablets. Always on a monday', [['methotrexate', 'once a week', [0]]]],
    ['risedronate 35 mg once a week', [['risedronate', 'once a week', undefined]]],
  ])('%s', (text, expected) => {
    expect(read(text).slice(0, expected.length)).toEqual(expected);
  });

  it.each([
    'metformin 500 mg twice a day, clinic on Monday',
    'warfarin 5mg daily but 7.5 on tuesdays',
    'amlodipine 5mg, see the nurse on Thursdays',
    'amlodipine 5mg every morning. I play bridge on tuesdays and fridays',
    'bisoprolol 2.5 once daily blood test every monday',
    'ramipril 5 mg, carer comes tue and thu',
    'metformin 1g bd, day centre wed and fri, simvastatin 40 nocte',
    'warfarin 3mg mon wed fri and 4mg the other days',
    'ramipril 5 mg except Sundays',
  ])('are none where it is taken on other days too, or when they belong to something else: %s', (text) => {
    expect(read(text)[0]?.slice(1)).toEqual([undefined, undefined]);
  });
});
