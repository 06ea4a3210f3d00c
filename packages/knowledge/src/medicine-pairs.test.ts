import type { Recommendation } from '@evidose/contract';
import { checkInteractions } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { planWith } from './testing/plans.ts';
import { knowledge, prepared } from './testing/prepared.ts';

/** Medicine pairs: reports what a pharmacy would stop, and nothing else. */

const pairIds = new Set(knowledge.medicinePairs.map(({ id }) => id));
const found = (list: string): string[] =>
  planWith(list, null)
    .alerts.filter(({ id }) => pairIds.has(id))
    .map(({ id, severity }) => `${severity} ${id}`);
const alertOf = ({ alerts }: Recommendation, id: string) => alerts.find((each) => each.id === id);

describe('reports pairs', () => {
  test.each([
    ['Coumadin 5 mg, Advil as needed', ['warning blood-thinner-and-painkiller']],
    ['Xarelto 20 mg with dinner, meloxicam 15 mg', ['warning blood-thinner-and-painkiller']],
    ['a blood thinner, naproxen', ['warning blood-thinner-and-painkiller']],
    ['Eliquis 5 mg bid, aspirin 81 mg', ['info blood-thinner-and-antiplatelet']],
    ['warfarin 3 mg, enoxaparin 80 mg injection', ['warning two-blood-thinners']],
    ['Jantoven 4 mg, Flagyl 500 mg', ['warning warfarin-and-antibiotic']],
    ['nitroglycerin spray as needed, tadalafil 5 mg', ['urgent nitrate-and-erection-pill']],
    ['poppers, Viagra', ['urgent nitrate-and-erection-pill']],
    ['Percocet 5/325, lorazepam 1 mg', ['warning opioid-and-benzodiazepine']],
    ['methotrexate 15 mg weekly, trimethoprim 200 mg', ['urgent methotrexate-and-trimethoprim']],
    [
      'ibuprofen 400 mg, naproxen 500 mg, apixaban 5 mg',
      ['warning blood-thinner-and-painkiller', 'warning two-anti-inflammatories'],
    ],
    ['lithium 900 mg, lisinopril 10 mg', ['warning lithium-and-blood-pressure-tablet']],
    ['lithium 900 mg, ibuprofen 400 mg', ['warning lithium-and-painkiller']],
    ['valsartan 160 mg, spironolactone 25 mg', ['info potassium-held-back-twice']],
    ['Diovan HCT 160/25, Aleve', ['warning kidneys-three-together']],
    ['lisinopril 20 mg, Klor-Con 20 mEq', ['warning potassium-on-top']],
    ['Entresto 49/51, lisinopril 10 mg', ['warning two-blocking-one-system']],
    ['simvastatin 40 mg, clarithromycin 500 mg', ['urgent statin-and-strong-blocker']],
    ['colchicine 0.6 mg, ketoconazole 200 mg', ['urgent colchicine-and-strong-blocker']],
    ['Imuran 100 mg, Zyloprim 300 mg', ['urgent azathioprine-and-allopurinol']],
    ['Plavix 75 mg, Nexium 40 mg', ['info clopidogrel-and-omeprazole']],
    ['digoxin 125 mcg, amiodarone 200 mg', ['warning digoxin-and-raised-level']],
    ['Nexplanon, carbamazepine 400 mg', ['warning birth-control-and-enzyme-inducer']],
    ['Zoloft 50 mg, Lexapro 10 mg', ['warning two-antidepressants-of-one-kind']],
    ['ibuprofen 400 mg, naproxen 500 mg', ['warning two-anti-inflammatories']],
    ['Advil 200 mg, Motrin 600 mg', ['warning two-anti-inflammatories']],
    ['Tylenol 500 mg, Vicodin 5/300', ['warning acetaminophen-twice']],
    ['Nardil 15 mg, sertraline 50 mg', ['urgent mao-inhibitor-and-antidepressant']],
    ['Zanaflex 4 mg, Cipro 500 mg', ['urgent tizanidine-and-blocker']],
    ['atazanavir 300 mg, omeprazole 20 mg', ['warning atazanavir-and-acid-blocker']],
    ['metoprolol 50 mg, verapamil 240 mg', ['warning two-that-slow-the-heart']],
  ])('%s', (list, expected) => {
    expect(found(list)).toEqual(expected);
  });
});

describe('allows combinations', () => {
  test.each([
    'warfarin 5 mg, acetaminophen 500 mg',
    'lisinopril 10 mg, hydrochlorothiazide 12.5 mg, amlodipine 5 mg',
    'Diovan HCT 160/25',
    'Entresto 49/51',
    'sertraline 50 mg in the morning, sertraline 25 mg at night',
    'Zoloft 50 mg in the morning, sertraline 25 mg at night',
    'ramipril 10 mg, Voltaren gel',
    'aspirin 81 mg, clopidogrel 75 mg, atorvastatin 40 mg',
    'Plavix 75 mg, pantoprazole 40 mg',
    'simvastatin 20 mg, azithromycin 250 mg',
    'Mirena, carbamazepine 400 mg',
    'Depo-Provera shot every 3 months, phenytoin 300 mg',
    'levothyroxine 75 mcg, omeprazole 20 mg',
    'insulin glargine 20 units, insulin lispro with meals, metformin 1000 mg',
    'diclofenac eye drops, warfarin 5 mg',
    'Symbicort, albuterol',
  ])('%s', (list) => {
    expect(found(list)).toEqual([]);
  });
});

describe('route and status', () => {
  test('ignores a medicine that was denied or stopped long ago', () => {
    expect(found('warfarin 5 mg, no ibuprofen')).toEqual([]);
    expect(found('warfarin 5 mg, stopped ibuprofen 3 months ago')).toEqual([]);
    expect(found('Nardil 15 mg, stopped Prozac 6 months ago')).toEqual([]);
    expect(found('stopped warfarin last week, stopped ibuprofen last week')).toEqual([]);
  });
  test('asks about a medicine stopped a few days ago', () => {
    const plan = planWith('Nardil 15 mg, stopped Prozac 20 mg 1 week ago', null);
    const alert = alertOf(plan, 'mao-inhibitor-and-antidepressant');
    // Seven days are far too few for fluoxetine; without a date no one knows.
    expect(alert?.severity).toBe('warning');
    expect(alert?.message).toContain('You wrote that you stopped fluoxetine');
    expect(found('Nardil 15 mg, used to take Prozac')).toEqual(['info mao-inhibitor-and-antidepressant']);
    expect(found('warfarin 5 mg, stopped ibuprofen 3 days ago')).toEqual(['info blood-thinner-and-painkiller']);
  });
  test('counts an as-needed medicine in full', () => {
    expect(found('warfarin 5 mg, ibuprofen only when needed')).toEqual(['warning blood-thinner-and-painkiller']);
  });
  test('says that a planned medicine is planned', () => {
    const alert = alertOf(planWith('isosorbide 60 mg, starting Viagra next week', null), 'nitrate-and-erection-pill');
    expect(alert?.severity).toBe('urgent');
    expect(alert?.message).toMatch(/^You wrote that you plan to take sildenafil .*ask before you start/);
  });
  test('treats a gel as milder than a tablet, and as no change beside a tablet', () => {
    expect(found('warfarin 5 mg, Voltaren gel')).toEqual(['info blood-thinner-and-painkiller']);
    expect(found('warfarin 5 mg, Voltaren gel, ibuprofen 400 mg')).toContain('warning blood-thinner-and-painkiller');
    expect(alertOf(planWith('warfarin 5 mg, Voltaren gel', null), 'blood-thinner-and-painkiller')?.message).toMatch(
      /^On the skin/,
    );
  });
});

describe('where pairs are shown', () => {
  test('the plan counts the pairs and names both medicines as written', () => {
    const plan = planWith('Coumadin 5 mg, Advil', null);
    expect(plan.coverage.medicinePairs).toBe(1);
    const alert = alertOf(plan, 'blood-thinner-and-painkiller');
    expect(alert?.about).toEqual([
      { text: 'Coumadin 5 mg', name: 'warfarin' },
      { text: 'Advil', name: 'ibuprofen' },
    ]);
    expect(alert?.title).toBe('Warfarin (“Coumadin”) and ibuprofen (“Advil”) together');
    expect(planWith('metformin 500 mg', null).coverage.medicinePairs).toBe(0);
  });
  test('the checker shows the most serious first, with sources', () => {
    const { medicinePairs } = checkInteractions(prepared, {
      medicines: 'warfarin, ibuprofen, nitroglycerin, sildenafil',
      supplements: '',
    });
    expect(medicinePairs.map(({ id }) => id)).toEqual(['nitrate-and-erection-pill', 'blood-thinner-and-painkiller']);
    expect(medicinePairs[1]?.sources).toContain('villa-zapata-2020-warfarin-nsaid');
  });
  test('a more specific pair replaces the general ones', () => {
    const ids = found('ramipril 10 mg, furosemide 40 mg, naproxen 500 mg');
    expect(ids).toEqual(['warning kidneys-three-together']);
    const { medicinePairs } = checkInteractions(prepared, {
      medicines: 'ramipril, furosemide, naproxen',
      supplements: '',
    });
    expect(medicinePairs.map(({ id }) => id)).toEqual(['kidneys-three-together']);
  });
});

test('every pair can be met by two listed medicines', () => {
  const drugsOf = (id: string) =>
    knowledge.drugs.filter((drug) => drug.id === id || drug.classes.includes(id)).map(({ id: drug }) => drug);
  for (const { id, sides, except } of knowledge.medicinePairs) {
    for (const side of sides)
      expect(side.flatMap(drugsOf).filter((drug) => !except.includes(drug)).length, id).toBeGreaterThan(0);
    if (sides.length === 1) expect(new Set((sides[0] ?? []).flatMap(drugsOf)).size, id).toBeGreaterThan(0);
  }
});
