import { describe, expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

const read = (text: string) => medicines(text).map(({ id, status }) => `${id} ${status}`);

describe('what was stopped or denied is not the medicine that came instead, nor the reason', () => {
  test.each([
    ['Ramipril - came off it when they started me on losartan 50mg a day', ['ramipril stopped', 'losartan taking']],
    ['simvastatin, gave up once the GP put me on clarithromycin', ['simvastatin stopped', 'clarithromycin taking']],
    ['warfarin until they changed me over to rivaroxaban 20mg', ['warfarin stopped', 'rivaroxaban taking']],
    ['was on enalapril before losartan 50mg', ['enalapril stopped', 'losartan taking']],
    ['quit diazepam and they gave me pregabalin 75mg bd', ['diazepam stopped', 'pregabalin taking']],
    ['bisoprolol replaced my atenolol last year', ['bisoprolol taking', 'atenolol stopped']],
    ['cannot have clarithromycin with my atorvastatin 40mg', ['clarithromycin not-taking', 'atorvastatin taking']],
    ['ibuprofen used to, nurse said not with my ramipril so I ditched it', ['ibuprofen stopped', 'ramipril taking']],
    ['ibuprofen with my warfarin made me bleed so I stopped it', ['ibuprofen stopped', 'warfarin taking']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('among supplements too', () => {
    expect(supplements('Garlic capsules - stopped when I was put on warfarin')).toMatchObject([
      { id: 'garlic', status: 'stopped' },
      { id: 'warfarin', status: 'taking' },
    ]);
  });

  test('a list that is denied stays denied', () => {
    expect(read('no aspirin, warfarin or clopidogrel')).toEqual([
      'aspirin not-taking',
      'warfarin not-taking',
      'clopidogrel not-taking',
    ]);
    expect(read('due to start apixaban on Monday')).toEqual(['apixaban planned']);
  });
});

describe('what it is not for says nothing of whether it is taken', () => {
  test.each([
    'Wegovy weekly (for weight not diabetes)',
    'propranolol 40mg (for migraine, not my heart)',
    'duloxetine 60mg for pain not for mood',
  ])('%s', (text) => {
    expect(medicines(text)).toMatchObject([{ status: 'taking' }]);
  });

  test.each(['ibuprofen for pain never', 'ibuprofen for pain, not allowed'])('%s', (text) => {
    expect(medicines(text)).toMatchObject([{ status: 'not-taking' }]);
  });
});

describe('told behind the name', () => {
  test.each([
    ['refuses metoprolol, takes amlodipine 5mg', ['metoprolol not-taking', 'amlodipine taking']],
    ['Naproxen? no never, kidneys. Losartan 50mg', ['naproxen not-taking', 'losartan taking']],
    ['Ramipril? no cough so far', ['ramipril taking']],
    ['the clopidogrel they took me off that after a year', ['clopidogrel stopped']],
    ['we used to give mum zopiclone but she sleeps fine now', ['zopiclone stopped']],
    ['he had risperidone last winter but they stopped it in April because of a stroke', ['risperidone stopped']],
    ['no prednisolone now, taper done in June', ['prednisolone stopped']],
    ['no prednisolone, now on methotrexate', ['prednisolone not-taking', 'methotrexate taking']],
    ['the doctor is going to start mum on donepezil next week', ['donepezil planned']],
    [
      'Amoxicillin and metronidazole from the dentist, finished last week',
      ['amoxicillin stopped', 'metronidazole stopped'],
    ],
    ['ramipril 5mg and amoxicillin, finished last week', ['ramipril taking', 'amoxicillin stopped']],
    ['was given oxycodone, never took any', ['oxycodone not-taking']],
    ['stopped warfarin in May, never took it again', ['warfarin stopped']],
    ['GP suggested sertraline but I haven’t started it', ['sertraline planned']],
    ['stopped apixaban before the op, restarted it last week 5mg twice daily', ['apixaban taking']],
    ['stopped apixaban before the op, not restarted', ['apixaban stopped']],
    ['midazolam for seizures only', ['midazolam as-needed']],
    ['levetiracetam 500mg twice daily for seizures only', ['levetiracetam taking']],
    ['bisacodyl supp 10mg PR prn if constipated', ['bisacodyl as-needed']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('a time of several', () => {
  const times = (text: string) => medicines(text).map(({ slots }) => slots?.join() ?? null);

  test.each([
    ['ramipril 5mg, bisoprolol 2.5mg, aspirin 75mg one of each every morning', ['breakfast', 'breakfast', 'breakfast']],
    [
      'one each of ramipril 5mg, aspirin 75mg and bisoprolol 2.5mg every morning',
      ['breakfast', 'breakfast', 'breakfast'],
    ],
    ['amlodipine 5mg one in the morning and ramipril 10mg same time', ['breakfast', 'breakfast']],
    ['simvastatin at night, mirtazapine at the same time every day', ['bedtime', null]],
    ['lansoprazole 30mg before me breakfast', ['on-waking']],
    ['metformin 500mg with his dinner', ['dinner']],
  ])('%s', (text, expected) => {
    expect(times(text)).toEqual(expected);
  });

  test('so many of each are taken', () => {
    expect(medicines('senna 7.5mg, paracetamol 500mg, two of each at night')).toMatchObject([
      { amount: 15 },
      { amount: 1000 },
    ]);
  });
});
