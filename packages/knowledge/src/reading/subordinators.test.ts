import { describe, expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

const read = (text: string) => medicines(text).map(({ id, status }) => `${id} ${status}`);

describe('a stopped or denied medicine is neither its replacement nor the reason', () => {
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

  test('the same among supplements', () => {
    expect(supplements('Garlic capsules - stopped when I was put on warfarin')).toMatchObject([
      { id: 'garlic', status: 'stopped' },
      { id: 'warfarin', status: 'taking' },
    ]);
  });

  test('a denied list stays denied', () => {
    expect(read('no aspirin, warfarin or clopidogrel')).toEqual([
      'aspirin not-taking',
      'warfarin not-taking',
      'clopidogrel not-taking',
    ]);
    expect(read('due to start apixaban on Monday')).toEqual(['apixaban planned']);
  });
});

describe('a purpose it does not serve does not change its status', () => {
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

describe('after the name', () => {
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
    ['ramipril and amoxicillin, finished last week', ['ramipril taking', 'amoxicillin stopped']],
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

describe('one time of several', () => {
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

  test('a count of each is the number taken', () => {
    expect(medicines('senna 7.5mg, paracetamol 500mg, two of each at night')).toMatchObject([
      { amount: 15 },
      { amount: 1000 },
    ]);
  });
});

describe('sentences that change direction', () => {
  test.each([
    ['I was told no ibuprofen with methotrexate', ['ibuprofen not-taking', 'methotrexate taking']],
    ['no codeine on top of my zopiclone 7.5mg', ['codeine not-taking', 'zopiclone taking']],
    ['took myself off statins after reading about warfarin', ['statin stopped', 'warfarin taking']],
    ['on sertraline since coming off citalopram', ['sertraline taking', 'citalopram stopped']],
    ['after stopping warfarin I started apixaban', ['warfarin stopped', 'apixaban taking']],
    ['thiamine 100mg since giving up drinking', ['thiamine taking']],
    ['apixaban since my stroke, warfarin before that', ['apixaban taking', 'warfarin stopped']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('a combination is denied as a whole', () => {
    expect(supplements('no calcium with magnesium')).toMatchObject([
      { status: 'not-taking' },
      { status: 'not-taking' },
    ]);
  });
});

describe("a proxy describes the other person's medicines", () => {
  test.each([
    ['I look after my mum. She takes donepezil 10mg', ['donepezil taking']],
    [
      'filling this in for my father. He takes warfarin 3mg. My wife takes aspirin',
      ['warfarin taking', 'aspirin not-taking'],
    ],
    ['I care for my mum who takes donepezil. I take ramipril', ['donepezil not-taking', 'ramipril taking']],
    ['I give the kids calpol', ['acetaminophen not-taking']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('until', () => {
  test.each([
    ['apixaban 5mg bd till I see the cardiologist again', 'taking'],
    ['clopidogrel 75mg until the op in June', 'taking'],
    ['codeine 30mg qds till the physio starts', 'taking'],
    ['doxycycline 100mg daily until finished', 'taking'],
    ['warfarin until last Christmas', 'stopped'],
    ['Femara until June then stopped', 'stopped'],
  ])('%s: %s', (text, status) => {
    expect(medicines(text)).toMatchObject([{ status }]);
  });
});

describe('numbers of other things, halves and days', () => {
  test.each([
    ['mirtazapine 15mg, wake 4 times a night', 15],
    ['solifenacin 5mg but I am up twice in the night to pee', 5],
    ['sertraline - cut the 100mg in half so 50 a day', 50],
    ['losartan, I halve the 100mg', 50],
    ['bisoprolol 5 mg media pastilla por la mañana', 2.5],
    ['omeprazol 20 mg en ayunas, por la mañana', 20],
    ['L-Thyroxin 50 Mo-Fr, 75 Sa-So', 57],
    ['levodopa 100mg on waking, breakfast, lunch and tea', 400],
  ])('%s: %s', (text, amount) => {
    expect(Math.round((medicines(text)[0]?.amount ?? 0) * 2) / 2).toBe(amount);
  });
});
