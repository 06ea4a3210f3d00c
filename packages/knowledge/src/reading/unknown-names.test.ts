import { describe, expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

describe('an unknown name is reported and does not affect its neighbors', () => {
  test.each(['magnesium, cherry extract 500mg', 'magnesium, banana peel 300 mg', 'magnesium, quince root'])(
    '%s',
    (text) => {
      expect(supplements(text)).toMatchObject([{ id: 'magnesium', amount: 250 }, { id: null }]);
    },
  );

  test.each(['cherry extract 500mg', 'prune extract', 'Alive Once Daily Mens'])('%s: alone', (text) => {
    expect(supplements(text)).toMatchObject([{ id: null }]);
  });

  test('a flavor is not a plant', () => {
    expect(supplements('vitamin c orange flavour 500mg')).toMatchObject([{ id: 'vitamin-c', amount: 500 }]);
    expect(supplements('magnesium citrate powder, lemon, 300mg')).toMatchObject([{ id: 'magnesium', amount: 300 }]);
  });

  test('the part of a plant belongs to its name', () => {
    expect(supplements('pomegranate peel 400mg')).toMatchObject([{ id: 'pomegranate', amount: 400 }]);
  });

  test('liver that is eaten is not a rhythm', () => {
    expect(supplements('raspberry leaf tea, liver once a week')).toMatchObject([
      { id: 'red-raspberry-leaf' },
      { text: 'liver once a week' },
    ]);
    expect(supplements('milk thistle for my liver once a day')).toMatchObject([{ id: 'milk-thistle' }]);
  });

  test.each(['soya milk', 'oat milk', 'semi skimmed milk'])('%s is a drink, not a supplement', (text) => {
    expect(supplements(text)).toEqual([]);
  });
});

describe('in brackets', () => {
  test('single letters side by side are vitamins', () => {
    expect(supplements('vitamins (A C E)').map(({ id }) => id)).toEqual(['vitamin-a', 'vitamin-c', 'vitamin-e']);
    expect(supplements('vitamin c a day').map(({ id }) => id)).toEqual(['vitamin-c']);
  });

  test('what follows them applies to what stands before them', () => {
    expect(supplements('calcium (with vitamin d k2) 600mg')).toMatchObject([{ amount: 600 }, { amount: 100 }]);
    expect(supplements('vitamin D (with K2) 1000 iu')).toMatchObject([{ amount: 25 }, { amount: 100 }]);
  });

  test('a product in brackets identifies the entry', () => {
    expect(supplements('multivitamin (centrum) one daily')).toHaveLength(1);
    expect(supplements('magnesium (zinc)')).toHaveLength(2);
  });

  test('names in brackets count where only a class stands before them', () => {
    expect(medicines('antidepressant (sertraline) 50mg')).toMatchObject([{ id: 'sertraline', amount: 50 }]);
    expect(medicines('tablets (ramipril) 5mg')).toMatchObject([{ id: 'ramipril', amount: 5 }]);
    expect(medicines('warfarin (Marevan) 3mg')).toMatchObject([{ id: 'warfarin', amount: 3 }]);
  });
});

test('a strong B complex is found by the strength of one ingredient', () => {
  expect(supplements('B Complex 50mg')).toMatchObject([{ id: 'vitamin-b-complex-high', amount: 50 }]);
  expect(supplements('b complex 2 a day')).toMatchObject([{ id: 'vitamin-b-complex' }]);
  expect(supplements('b complex 500mg')).toMatchObject([{ id: 'vitamin-b-complex' }]);
});

test('a number in words is not a brand', () => {
  expect(medicines('digoxin point two five')).toMatchObject([{ id: 'digoxin', amount: 0.25 }]);
  expect(medicines('ramipril two point five mg')).toMatchObject([{ id: 'ramipril', amount: 2.5 }]);
});

test.each([
  ['tomo el Zaldiarex y una pastilla de Fulmadol, mi marido nada', 1],
  ['nehme das Xyzolan und die Fulmadol seit einem Jahr', 1],
  ['je prends du Zaldiarex le matin pour le coeur', 1],
  ['mein Arzt hat mir Xyzolan verschrieben', 1],
])('an unknown name that is taken is reported in any language: %s', (text, least) => {
  expect(medicines(text).length).toBeGreaterThanOrEqual(least);
});

test.each([
  ['after my bloods gp has me on vitamin D 1000, iron 14', 2],
  ['labs were low so vitamin d 5000 and b12 1000', 2],
  ['had blood tests, zinc 50 and selenium 200', 2],
])('a medicine taken because of a test is kept: %s', (text, count) => {
  expect(supplements(text)).toHaveLength(count);
});

test('after a reason and a dose the time is its own', () => {
  expect(medicines('citalopram because I was low 20 mg at night')).toMatchObject([{ amount: 20, slots: ['bedtime'] }]);
  expect(medicines('warfarin as I have AF 3mg at 6pm')).toMatchObject([{ amount: 3, slots: ['dinner'] }]);
});

describe('unknown capital letters are reported where they may be medicines', () => {
  test.each([
    'ramipril 5mg, QRXB, aspirin 75',
    'QRXB',
    'QRXB 5mg daily. Chest infection last week',
    'QRXB tablets. ramipril 5mg',
    'ramipril 5mg. QRXB for my heart',
    'ramipril 5mg. QRXB twice a day',
    'ramipril 5mg. Also QRXB',
    'ramipril 5mg. And QRXB.',
    'ramipril 5mg. QRXB and ramipril',
    'ramipril 5mg. On QRXB too',
    'was given QRXB last week. ramipril 5mg',
    'my meds: QRXB. ramipril',
    'ramipril 5mg. New: QRXB',
    'RAMIPRIL 5MG. QRXB',
    'QRXB\nramipril',
    'ramipril 5mg\nQRXB at night',
    'Ramipril. Xarelto. QRXB. Bisoprolol.',
    'I am on the following. QRXB, ramipril.',
    'ramipril 5mg. I still take QRXB most days',
    'ramipril 5mg. The hospital started me on QRXB',
    'Qrxbol: 5 mg daily, ramipril',
    'AM: Qrxbol, ramipril',
    'tablets: Qrxbol, ramipril 5mg',
  ])('%s', (text) => {
    expect(medicines(text).some(({ id, text: entry }) => id === null && /qrxb/i.test(entry))).toBe(true);
  });
});

describe('a medicine in the news is still taken by the person it concerns', () => {
  test.each([
    'I saw on the news that Ozempic is short so I am rationing mine',
    'on the news that ramipril was recalled, I take it',
    'heard on tv that metformin is recalled, been on it 10 years',
    'news that apixaban 5mg is now generic',
    'Telly said that semaglutide is short, she is on it',
    'news that Humira is working for me',
    'it was on the radio that warfarin and grapefruit clash, mine is 3mg',
    'on the news that statins are bad but we both take them',
    'aspirin ads on telly, I take 75mg',
    'it was on the news that my levothyroxine is short',
    'read in the papers that bisoprolol 2.5 was recalled',
    'news that the warfarin dose is now 3mg',
    'on the telly that insulin is short, dad uses it',
    'the radio said that lithium is dangerous, still on mine',
    'on the news that methotrexate is weekly, got that on my box',
    'the papers say that omeprazole is bad, having it since 2010',
    'news that clopidogrel was started in hospital',
    'tv says that sertraline works, helping me',
    'that Ozempic on the news is what I inject',
    'warfarin adverts no, but warfarin tablets yes',
  ])('%s', (text) => {
    const read = medicines(text);
    expect(read.length).toBeGreaterThan(0);
    expect(read.some(({ status }) => status !== 'not-taking')).toBe(true);
  });
});
