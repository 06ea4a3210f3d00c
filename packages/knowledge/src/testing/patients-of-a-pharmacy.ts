import { type ExpectedPerson, man, woman } from './expected-person.ts';
import { labs, medicines, supplements } from './plans.ts';

/** Thirty people at the counter and a pharmacist's expectations of their plans, written before the rules. */

export const patientsOfAPharmacy: Readonly<Record<string, ExpectedPerson>> = {
  // Medicine pairs
  'warfarin and over-the-counter ibuprofen': {
    answers: {
      ...man('71', '176', '82'),
      ...medicines('Coumadin 5 mg, metoprolol 50 mg, atorvastatin 20 mg, Advil when my knee hurts'),
      medicalConditions: ['arrhythmia'],
    },
    said: ['blood-thinner-and-painkiller'],
    neverSuggested: ['turmeric', 'ginkgo', 'willow-bark'],
  },
  'nitro spray, and an erection pill from a friend to come': {
    answers: {
      ...man('64', '180', '95'),
      ...medicines('isosorbide mononitrate 60 mg, aspirin 81 mg, starting Viagra next week'),
      medicalConditions: ['heart-disease'],
    },
    said: ['nitrate-and-erection-pill'],
    neverSuggested: ['l-arginine', 'yohimbe'],
  },
  'oxycodone after a fall, Xanax for years': {
    answers: {
      ...woman('58', '165', '70'),
      ...medicines('oxycodone 5 mg every 6 hours as needed, Xanax 0.5 mg at bedtime'),
    },
    said: ['opioid-and-benzodiazepine'],
    neverSuggested: ['valerian', 'kava', 'melatonin'],
  },
  'ramipril, water pill and naproxen': {
    answers: {
      ...man('68', '174', '88'),
      ...medicines('ramipril 10 mg, hydrochlorothiazide 25 mg, Aleve twice a day'),
      medicalConditions: ['hypertension'],
    },
    said: ['kidneys-three-together'],
    neverSuggested: ['potassium', 'licorice'],
  },
  'methotrexate and an antibiotic for the bladder': {
    answers: {
      ...woman('55', '168', '66'),
      ...medicines('methotrexate 15 mg weekly, folic acid 5 mg weekly, Bactrim DS twice a day for a UTI'),
      medicalConditions: ['rheumatoid-arthritis'],
    },
    said: ['methotrexate-and-trimethoprim'],
    neverSuggested: ['echinacea'],
    kept: ['folate'],
  },
  'stopped fluoxetine last week, starts an MAO inhibitor': {
    answers: {
      ...woman('44', '170', '64'),
      ...medicines('stopped Prozac 20 mg 1 week ago, Nardil 15 mg three times a day'),
      medicalConditions: ['depression'],
    },
    said: ['mao-inhibitor-and-antidepressant'],
    neverSuggested: ['st-johns-wort', '5-htp', 'sam-e', 'saffron'],
  },
  'ibuprofen of years ago beside apixaban': {
    answers: {
      ...woman('73', '160', '61'),
      ...medicines('Eliquis 5 mg twice a day, ibuprofen 400 mg (stopped 2 years ago)'),
      medicalConditions: ['arrhythmia'],
    },
    said: [],
    unsaid: ['blood-thinner-and-painkiller'],
    neverSuggested: ['ginkgo'],
  },
  'pain gel beside warfarin': {
    answers: { ...man('77', '172', '75'), ...medicines('warfarin 4 mg at dinner, Voltaren gel on the knee') },
    said: ['blood-thinner-and-painkiller'],
    neverSuggested: ['glucosamine'],
  },
  'Tylenol and a night cold remedy with it': {
    answers: { ...man('35', '182', '80'), ...medicines('Tylenol 500 mg when needed, NyQuil at night') },
    said: ['acetaminophen-twice'],
    neverSuggested: ['kava'],
  },
  'carbamazepine and the pill': {
    answers: {
      ...woman('27', '167', '60'),
      ...medicines('Tegretol 200 mg twice a day, Yaz'),
      medicalConditions: ['epilepsy'],
    },
    said: ['birth-control-and-enzyme-inducer'],
    neverSuggested: ['st-johns-wort', 'activated-charcoal'],
  },
  // Values too high and too low
  'testosterone and thick blood': {
    answers: {
      ...man('46', '183', '97'),
      ...medicines('testosterone cypionate 200 mg injection every 2 weeks'),
      ...labs({ hemoglobin: 18.9 }),
      ...supplements('iron 18 mg'),
      healthGoals: ['energy'],
    },
    said: ['high-hemoglobin-on-testosterone'],
    neverSuggested: ['iron', 'multivitamin-with-iron'],
    questioned: ['iron'],
  },
  'B12 far above the range': {
    answers: {
      ...woman('52', '164', '68'),
      ...labs({ vitaminB12: 1480 }),
      currentSymptoms: ['fatigue'],
      healthGoals: ['energy'],
    },
    said: ['lab-vitamin-b12-high'],
    neverSuggested: ['vitamin-b12', 'vitamin-b-complex-high'],
  },
  'raised liver enzymes and turmeric': {
    answers: {
      ...man('49', '178', '99'),
      ...labs({ alt: 168 }),
      ...supplements('turmeric 1500 mg with black pepper, green tea extract 500 mg'),
      healthGoals: ['joints', 'weight'],
    },
    said: ['liver-enzymes-and-own-supplements'],
    neverSuggested: ['ashwagandha', 'green-tea-extract', 'turmeric', 'black-cohosh'],
    questioned: ['turmeric', 'green-tea-extract'],
  },
  'losartan and potassium of 5.3': {
    answers: {
      ...woman('66', '161', '77'),
      ...medicines('telmisartan 80 mg'),
      medicalConditions: ['kidney-disease', 'hypertension'],
      ...labs({ potassium: 4.4, egfr: 48 }),
    },
    said: ['potassium-and-medicine'],
    neverSuggested: ['potassium', 'magnesium', 'noni'],
  },
  // Forms
  'bone loss and an acid blocker': {
    answers: {
      ...woman('67', '160', '58'),
      ...medicines('omeprazole 20 mg'),
      medicalConditions: ['osteoporosis', 'gerd'],
      foodFrequency: { dairy: 'weekly' },
      healthGoals: ['bones'],
    },
    said: [],
    neverSuggested: [],
    offered: ['calcium'],
    onlyAs: { calcium: ['citrate-tablet', 'citrate-chewable', 'citrate-powder', 'liquid'] },
  },
  'gastric bypass at 34': {
    answers: {
      ...woman('34', '168', '84'),
      medicalConditions: ['bariatric-surgery'],
      healthGoals: ['energy'],
      budgetRange: 'no-limit',
      supplementAdherence: 'always',
    },
    said: [],
    neverSuggested: ['psyllium'],
    offered: ['calcium', 'iron', 'vitamin-b12'],
    notFormats: ['tablet', 'capsule', 'softgel', 'gummy'],
    atLeast: { iron: 45 },
  },
  'chokes on pills': {
    answers: {
      ...man('79', '170', '66'),
      difficultySwallowing: 'yes',
      specificDiet: 'vegan',
      foodFrequency: { fortifiedFoods: 'never', dairy: 'never' },
    },
    said: [],
    neverSuggested: ['psyllium', 'glucomannan'],
    offered: ['vitamin-b12'],
    notFormats: ['tablet', 'capsule', 'softgel', 'gummy'],
  },
  // Hours
  'cholestyramine with folic acid, B12 and a multivitamin': {
    answers: {
      ...woman('51', '166', '70'),
      ...medicines('cholestyramine 4 g at breakfast'),
      ...supplements('folic acid 400 mcg, vitamin B12 500 mcg, multivitamin, vitamin C 250 mg'),
    },
    said: [],
    neverSuggested: [],
    apart: [
      ['folate', 'cholestyramine', 4],
      ['vitamin-b12', 'cholestyramine', 4],
      ['multivitamin', 'cholestyramine', 4],
      ['vitamin-c', 'cholestyramine', 4],
    ],
  },
  'antacid only now and then, iron every day': {
    answers: {
      ...woman('29', '170', '62'),
      ...medicines('Tums when I have heartburn'),
      ...supplements('iron 65 mg at bedtime'),
      ...labs({ ferritin: 9 }),
    },
    said: [],
    neverSuggested: [],
    kept: ['iron'],
    tells: [/whenever you take that/i],
  },
  'Alli and a multivitamin': {
    answers: {
      ...man('41', '177', '104'),
      ...medicines('Alli 60 mg with breakfast, lunch and dinner'),
      ...supplements('multivitamin'),
    },
    said: [],
    neverSuggested: [],
    apart: [['multivitamin', 'orlistat', 2]],
  },
  // Rules that were missing
  'phenylketonuria and the gym': {
    answers: {
      ...man('24', '181', '76'),
      medicalConditions: ['phenylketonuria'],
      ...supplements('EAA powder, BCAA, sugar-free pre-workout'),
      healthGoals: ['muscle', 'performance'],
      exerciseDays: '5',
    },
    said: [],
    neverSuggested: [
      'whey-protein',
      'plant-protein',
      'collagen-peptides',
      'bcaa',
      'amino-acids',
      'phenylalanine',
      'spirulina',
      'casein-protein',
    ],
    questioned: ['amino-acids', 'bcaa', 'pre-workout'],
  },
  'G6PD deficiency and vitamin C by the gram': {
    answers: { ...man('31', '175', '72'), medicalConditions: ['g6pd-deficiency'], ...supplements('vitamin C 3000 mg') },
    said: ['vitamin-c-and-g6pd'],
    neverSuggested: ['berberine'],
    questioned: ['vitamin-c'],
  },
  'testosterone and a wish for a child': {
    answers: {
      ...man('36', '184', '90'),
      ...medicines('testosterone gel 50 mg daily'),
      healthGoals: ['fertility', 'muscle'],
    },
    said: ['testosterone-and-fertility'],
    neverSuggested: ['dhea', 'tribulus'],
  },
  'Jardiance and a keto diet': {
    answers: {
      ...woman('53', '163', '92'),
      ...medicines('Jardiance 10 mg, metformin 1000 mg twice daily'),
      medicalConditions: ['type-2-diabetes'],
      specificDiet: 'keto',
    },
    said: ['sglt2-and-keto'],
    neverSuggested: ['mct-oil', 'berberine'],
  },
  'a swimmer who is tested': {
    answers: {
      ...woman('22', '176', '66'),
      exerciseDays: '7',
      activityLevel: 'very-active',
      healthGoals: ['performance'],
      ...supplements('pre-workout, higenamine, creatine 5 g'),
      pastSupplementExperience: 'I compete nationally and get drug tested',
    },
    said: ['sport-and-banned-substances'],
    questioned: ['higenamine'],
    neverSuggested: ['dhea', 'sarms', 'dmaa'],
  },
  'star fruit with weak kidneys, beside smaller matters': {
    answers: {
      ...man('69', '171', '80'),
      medicalConditions: ['kidney-disease'],
      ...labs({ egfr: 38 }),
      ...supplements('star fruit juice every day, vitamin C 1000 mg, magnesium 300 mg'),
    },
    said: ['star-fruit-and-kidneys'],
    first: 'star-fruit-and-kidneys',
    neverSuggested: ['potassium', 'magnesium', 'creatine'],
    questioned: ['star-fruit'],
  },
  // Earlier misses
  'Parkinson and constipation': {
    answers: {
      ...man('70', '174', '74'),
      ...medicines('Sinemet 25/100 three times a day'),
      currentSymptoms: ['constipation'],
      healthGoals: ['digestion'],
    },
    said: [],
    neverSuggested: ['iron', 'mucuna'],
    // Levodopa at three meals leaves no hour for psyllium.
    offered: ['inulin'],
  },
  'IBS with constipation': {
    answers: {
      ...woman('38', '165', '61'),
      medicalConditions: ['ibs'],
      currentSymptoms: ['constipation'],
      healthGoals: ['digestion'],
    },
    said: [],
    neverSuggested: ['senna', 'inulin'],
    offered: ['psyllium'],
  },
  'diarrhea from an antibiotic': {
    answers: {
      ...woman('47', '169', '68'),
      ...medicines('Augmentin 875 mg twice a day for 7 days'),
      currentSymptoms: ['diarrhea'],
      healthGoals: ['digestion'],
    },
    said: [],
    neverSuggested: ['magnesium'],
    offered: ['probiotics'],
  },
  'Graves disease and sea moss': {
    answers: {
      ...woman('33', '166', '57'),
      ...medicines('methimazole 10 mg'),
      medicalConditions: ['hyperthyroidism'],
      ...supplements('sea moss gel, multivitamin with iodine'),
    },
    said: ['iodine-and-overactive-thyroid'],
    neverSuggested: ['iodine', 'kelp', 'l-carnitine', 'ashwagandha'],
    questioned: ['kelp'],
  },
};
