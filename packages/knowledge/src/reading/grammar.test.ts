import { readEntries } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { prepared } from '../testing/prepared.ts';
import { medicines, supplements } from './try.ts';

describe('a dose that is not taken today', () => {
  test('two doses on one day are added up', () => {
    expect(medicines('metformin 500 mg then 1000 mg at night')).toMatchObject([{ amount: 1500 }]);
  });
});

describe('total amounts', () => {
  test.each([
    ['magnesium glycinate, 2 caps = 240 mg', 240],
    ['magnesium 3 capsules (total 300mg)', 300],
    ['vitamin d 4 drops (each 500iu)', 50],
    ['iron liquid 10ml (15mg)', 15],
    ['inositol 4g (2g am, 2g pm)', 4],
  ])('%s', (text, amount) => {
    expect(supplements(text)[0]?.amount).toBeCloseTo(amount);
  });

  test('"no more than" caps what the hours would give', () => {
    expect(medicines('paracetamol 500mg 2 tabs every 4 hours, max 8 in 24 hours')).toMatchObject([{ amount: 4000 }]);
    expect(medicines('paracetamol 1g qds, max 4g a day')).toMatchObject([{ amount: 4 }]);
  });

  test.each([
    ['ashwagandha 600mg split am and pm', 600],
    ['magnesium 400mg split into two doses', 400],
    ['inositol 4g split 2g am 2g pm', 4],
    ['a gram of vitamin c', 1000],
    ['vitamin d 2 x 1000iu', 50],
    ['vit d 2 sprays', 50],
    ['Mg 100mg', 100],
    ['iron 20mg every other night', 10],
  ])('%s', (text, amount) => {
    expect(supplements(text)[0]?.amount).toBeCloseTo(amount);
  });

  test.each([
    ['thyroxine 50 one day 75 the next', 62.5],
    ['levothyroxine 75 an hour before breakfast', 75],
    ['Furosemide 40 (2 tabs am)', 80],
    ['sertraline 150 (100+50)', 150],
    ['sertraline 50mg (take two)', 100],
    ['Ozempic 2 mg pen 0.5 mg weekly', 0.0714],
    ['spironolactone 50 mg 1 1/2 tablets daily', 75],
    ['Insulin: 10 units morning, 14 units evening (Humulin M3)', 24],
  ])('%s', (text, amount) => {
    const read = medicines(text);
    expect(read).toHaveLength(1);
    expect(read[0]?.amount).toBeCloseTo(amount);
  });

  test('a total keeps the times of day it applies to', () => {
    expect(medicines('levetiracetam 750mg bd (1500mg total)')).toMatchObject([
      { amount: 1500, slots: ['breakfast', 'dinner'] },
    ]);
  });

  test('gives two vitamins side by side their own doses', () => {
    expect(supplements('d3 k2 4000iu/100mcg')).toMatchObject([{ amount: 100 }, { amount: 100 }]);
  });

  test('does not read a box of 56 as a daily amount', () => {
    expect(medicines('omeprazole 20mg capsules x 56')).toMatchObject([{ amount: 20 }]);
  });

  test('assigns as many doses as names in order', () => {
    expect(supplements('zinc/copper 15mg/1mg')).toMatchObject([
      { id: 'zinc', amount: 15 },
      { id: 'copper', amount: 1 },
    ]);
  });

  test("does not divide a patch's daily dose by how often it is changed", () => {
    expect(medicines('estradiol patch 50mcg twice weekly')).toMatchObject([{ amount: 50 }]);
    expect(medicines('fentanyl 25mcg/hr patch every 72 hours')).toMatchObject([{ amount: 600 }]);
  });
});

describe('clock times', () => {
  test('are times, never counts of tablets', () => {
    expect(medicines('quetiapine 50 at 9')).toMatchObject([{ amount: 50 }]);
    expect(medicines('methylphenidate 10mg at 8, 12 and 4')).toMatchObject([
      { amount: 30, slots: ['breakfast', 'lunch', 'dinner'] },
    ]);
    expect(medicines('furosemide 40mg at 8 and 2')).toMatchObject([{ amount: 80, slots: ['breakfast', 'lunch'] }]);
    expect(medicines('amlodipine 5mg 0800')).toMatchObject([{ amount: 5, slots: ['breakfast'] }]);
  });

  test('count separately even within one part of the day', () => {
    expect(medicines('ropinirole 1mg 8am, 12pm, 4pm, 8pm')).toMatchObject([{ amount: 4 }]);
  });

  test('apply to each name when they cover all or head the line', () => {
    const night = [{ slots: ['bedtime'] }, { slots: ['bedtime'] }];
    expect(medicines('simvastatin 20mg, senna 15mg all at night')).toMatchObject(night);
    expect(medicines('Bedtime - simvastatin, senna')).toMatchObject(night);
    expect(medicines('At night I have simvastatin and senna')).toMatchObject(night);
  });
});

describe('having a condition', () => {
  test.each([
    ['no aspirin, warfarin or clopidogrel', ['not-taking', 'not-taking', 'not-taking']],
    ['no blood thinners, metformin 500', ['not-taking', 'taking']],
    ['denies nsaids, anticoagulants', ['not-taking', 'not-taking']],
    ['allergic to penicillin, aspirin and codeine', ['not-taking', 'not-taking', 'not-taking']],
    ['allergic to penicillin, takes amlodipine and ramipril', ['not-taking', 'taking', 'taking']],
    ['stopped aspirin, warfarin and clopidogrel in May', ['stopped', 'stopped', 'stopped']],
    ['Blood thinners? No. Statins? Yes', ['not-taking', 'taking']],
    ['levodopa patches? no - rotigotine 4mg/24h patch', ['not-taking', 'taking']],
    ['warfarin - no', ['not-taking']],
    ['on antibiotics till Friday', ['taking']],
    ['my 6 year old takes montelukast', ['not-taking']],
    ['without my gabapentin I cannot sleep', ['taking']],
    ['Panadol Ex', ['taking']],
  ])('%s', (text, statuses) => {
    expect(medicines(text).map(({ status }) => status)).toEqual(statuses);
  });

  test('a product is not what it is free of', () => {
    expect(readEntries(prepared, 'supplements', 'gnc mega without iron')[0]?.current[0]?.usage.status).toBe(
      'not-taking',
    );
  });

  test('a brand followed by its substance is one entry', () => {
    expect(medicines('Generic for: ZOCOR. simvastatin')).toMatchObject([{ id: 'simvastatin' }]);
  });
});

describe('a body part', () => {
  const routes = (text: string) =>
    readEntries(prepared, 'medicines', text).map(({ medicine }) => medicine?.usage.route);

  test.each([
    'amoxicillin ear infection',
    'minocycline spots on my face',
    'prednisolone nasal polyps',
    "statins, I'm ok",
  ])('is not a route when it belongs to a complaint: %s', (text) => {
    expect(routes(text)[0]).toBeNull();
  });

  test.each([
    ['chloramphenicol eye', 'eye'],
    ['dexamethasone eye drops', 'eye'],
    ['latanoprost one drop each eye', 'eye'],
    ['hydrocortisone cream on my face', 'skin'],
  ])('is the route beside a form or on its own: %s', (text, route) => {
    expect(routes(text)).toEqual([route]);
  });
});

describe('an unnamed medicine', () => {
  test.each(['the coil', 'the blue ones', 'my angina tablets from the hospital'])('%s is reported', (text) => {
    expect(medicines(text)).toHaveLength(1);
  });

  test.each(['coffee', '3 coffees a day', 'protein bar after gym', 'fat burner'])('%s is reported', (text) => {
    expect(supplements(text)).toMatchObject([{ id: null }]);
  });

  test('what a medicine is taken with is not an entry', () => {
    expect(supplements('vitamin d with black coffee')).toMatchObject([{ id: 'vitamin-d3' }]);
    expect(supplements('nothing really, just coffee')).toEqual([]);
  });
});

describe('a list of hours', () => {
  test('continues after noon', () => {
    expect(medicines('Sinemet 4 times a day at 7, 11, 15, 19')).toMatchObject([
      { slots: ['breakfast', 'lunch', 'dinner'] },
    ]);
    expect(medicines('stalevo at 6, 10, 14, 18 and 22')[0]?.slots).toHaveLength(5);
  });

  test('is not started by a lone number past noon, which may be a dose', () => {
    expect(medicines('citalopram, started at 20')[0]?.slots).toBeNull();
  });
});

describe('what else is absent', () => {
  test.each(['Eliquis 5mg. No other medication', 'vitamin d. No other tablets', 'ramipril 5mg. no other meds'])(
    '%s: does not change the named medicine',
    (text) => {
      expect(medicines(text)).toMatchObject([{ status: 'taking' }]);
    },
  );

  test('what is no longer taken was stopped', () => {
    expect(medicines('warfarin (not any more)')).toMatchObject([{ status: 'stopped' }]);
  });
});

describe('test results', () => {
  test.each(['my iron was low', 'vitamin D deficiency', 'b12 levels fine', 'low vitamin d', 'my potassium was high'])(
    '%s: nothing is taken',
    (text) => {
      expect(supplements(text)).toEqual([]);
    },
  );

  test.each([
    ['vitamin d is low so I take it', 'vitamin-d3'],
    ['low dose iron', 'iron'],
    ['iron for iron deficiency', 'iron'],
    ['magnesium is good for sleep, 200mg', 'magnesium'],
  ])('%s: something is taken', (text, id) => {
    expect(supplements(text).map((each) => each.id)).toEqual([id]);
  });

  test('a deficiency beside its medicine is not counted again', () => {
    expect(medicines('iron deficiency anaemia, ferrous sulfate 200mg')).toMatchObject([{ id: 'iron', amount: 65 }]);
  });

  test.each(['diverticulosis', 'had a thyroidectomy', 'cardiomyopathy', 'polycythaemia'])(
    '%s: is an illness or an operation, not a medicine',
    (text) => {
      expect(medicines(text)).toEqual([]);
    },
  );

  test('unknown words are not a product because a label starts with one of them', () => {
    expect(supplements("don't know the names")).toMatchObject([{ id: null }]);
  });
});

describe('forgetting', () => {
  test('what is taken sometimes is as needed', () => {
    expect(medicines('ibuprofen sometimes')).toMatchObject([{ status: 'as-needed' }]);
  });
});

describe('amounts in brackets after a count', () => {
  test('an ambiguous reading is marked as assumed', () => {
    const assumed = (text: string) => readEntries(prepared, 'supplements', text)[0]?.current[0]?.assumed;
    expect(assumed('ashwagandha 2 capsules (600mg)')).toBe(true);
    expect(assumed('ashwagandha 2 capsules (300mg each)')).toBe(false);
  });
});

describe('two strengths of a combination', () => {
  test.each(['lisinopril 20-12.5', 'lisinopril 20/12.5'])('%s: are not added up', (text) => {
    expect(medicines(text)[0]?.amount).toBeUndefined();
  });

  test('are assigned to the joined names before them', () => {
    expect(medicines('lisinopril-hctz 20-12.5 daily')).toMatchObject([{ amount: 20 }, { amount: 12.5 }]);
  });
});

describe('hours without a word', () => {
  test.each(['madopar 7-11-15-19', 'madopar 62.5 8 12 16 20', 'sinemet 8/12/4/8', 'madopar 125 at 7-11-15'])(
    '%s',
    (text) => {
      expect(medicines(text)[0]?.slots).toEqual(expect.arrayContaining(['breakfast', 'lunch']));
    },
  );

  test('three numbers are doses, and a date is a date', () => {
    expect(medicines('novorapid 6-8-10')).toMatchObject([{ amount: 24 }]);
    expect(medicines('metformin started 7-11-15')[0]?.slots).toBeNull();
  });
});

describe('one time after two names', () => {
  test('applies to both', () => {
    const slots = medicines('perindopril 5mg and bisoprolol 2.5mg in the mornings').map((each) => each.slots);
    expect(slots).toEqual([['breakfast'], ['breakfast']]);
  });

  test('but a frequency applies to the last one only', () => {
    expect(medicines('perindopril 5mg and metformin 500mg twice daily')).toMatchObject([
      { amount: 5 },
      { amount: 1000 },
    ]);
  });
});

describe('separate names', () => {
  test('“or” separates two names without a question', () => {
    expect(supplements('calcium or magnesium, not sure which').map(({ id }) => id)).toEqual(['calcium', 'magnesium']);
  });

  test('a number may start a denied item', () => {
    expect(supplements('no 5-htp, just magnesium').map(({ id }) => id)).toEqual(['5-htp', 'magnesium']);
  });
});

describe("another person's medicine", () => {
  test.each([
    ['my mother takes eliquis and so do I', ['taking']],
    ['dad takes warfarin and digoxin, same here', ['taking', 'taking']],
    ['my husband takes warfarin, i take ramipril', ['not-taking', 'taking']],
    ['for my wife: donepezil 10mg', ['not-taking']],
    ["my wife's: amlodipine 5mg, ramipril 5mg. Mine: sertraline 50", ['not-taking', 'not-taking', 'taking']],
    ['ramipril 2.5mg (mine), bisoprolol 5mg (hers)', ['taking', 'not-taking']],
    ["amlodipine 5mg - my wife's", ['not-taking']],
    ['PMH HTN. DH: metformin 1g bd', ['taking']],
    ['warfarin because my mum had a clot', ['taking']],
    ['sertraline 50mg it gave me my life back', ['taking']],
    ['ramipril but it gave me a cough, now losartan', ['stopped', 'taking']],
  ])('%s', (text, statuses) => {
    expect(medicines(text).map(({ status }) => status)).toEqual(statuses);
  });
});

describe('an activity beside a medicine', () => {
  test.each([
    ['warfarin 3mg, physio twice a week', 3, null],
    ['warfarin 3mg; dialysis mon wed fri', 3, null],
    ['candesartan 8mg, hairdresser every 6 weeks', 8, null],
    ['ramipril 10mg, pottery class on Mondays', 10, null],
    ['amlodipine 5mg, red wine at weekends', 5, null],
    ['metformin, 500 mg twice a day', 1000, ['breakfast', 'dinner']],
    ['metformin, religiously 500 mg twice a day', 1000, ['breakfast', 'dinner']],
    ['levothyroxine 100mcg, with coffee in the morning', 100, ['breakfast']],
  ])('neither gives nor takes a rhythm: %s', (text, amount, slots) => {
    expect(medicines(text)).toMatchObject([{ amount, slots }]);
  });
});

describe('an unknown supplement with its weight', () => {
  test.each([
    ['magnesium, prune extract 500mg', ['magnesium', null]],
    ['zinc 15 mg, rose petals 1 g, iron', ['zinc', null, 'iron']],
    ['magnesium, label says 200 mg', ['magnesium']],
    ['fish oil, high strength 1000 mg', ['omega-3']],
  ])('is its own entry: %s', (text, ids) => {
    expect(supplements(text).map(({ id }) => id)).toEqual(ids);
  });
});

describe('spoken numbers', () => {
  test('a count followed by its schedule is not multiplied', () => {
    expect(supplements('3 x 1000mg fish oil, one with each meal')).toMatchObject([{ amount: 3000 }]);
  });
});

describe('an activity of the writer', () => {
  test.each([
    'warfarin 3mg, dog walks 3 times a day',
    'warfarin 3mg, night shifts twice a week',
    'warfarin 3mg, grandkids at weekends',
    'warfarin 3mg, childminding three days a week',
    'warfarin 3mg and counselling once a fortnight',
    'warfarin 3mg and I swim once a week',
  ])('gives the medicine no rhythm and is not an entry: %s', (text) => {
    expect(medicines(text)).toMatchObject([{ id: 'warfarin', amount: 3, slots: null }]);
  });

  test('gives the medicine its rhythm when it applies to it', () => {
    expect(medicines('warfarin 3mg, my wife gives it to me at night')).toMatchObject([{ slots: ['bedtime'] }]);
  });
});

describe('a repeated statement', () => {
  test('after a bare name is not a second entry', () => {
    expect(supplements('protein shake, whey, 25 g after the gym')).toMatchObject([{ amount: 25 }]);
  });

  test.each(['fish oil, omega 3 1000mg', 'fish oil 600mg, omega 3'])(
    'with its own dose is a second entry: %s',
    (text) => {
      expect(supplements(text)).toHaveLength(2);
    },
  );
});

describe('a strength in the name', () => {
  test('is the first of two doses', () => {
    expect(medicines('Epilim chrono 300 mane 500 nocte')).toMatchObject([{ amount: 800 }]);
    expect(medicines('Pan 40 mane')).toMatchObject([{ amount: 40 }]);
  });
});

describe('a tea', () => {
  test.each(['magnesium 300mg, spearmint tea', 'magnesium 300mg, mothers milk tea'])('is reported: %s', (text) => {
    expect(supplements(text)).toMatchObject([{ id: 'magnesium' }, { id: null }]);
  });

  test('is not reported when it is the meal', () => {
    expect(supplements('magnesium 300mg with my tea')).toMatchObject([{ id: 'magnesium' }]);
  });
});
