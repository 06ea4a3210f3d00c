import { man, woman } from './expected-person.ts';
import type { HealthyPerson } from './healthy-people.ts';
import { labs, medicines, supplements } from './plans.ts';

/**
 * Ten healthy people and ten patients that no rule was made for: written down, then run, then the rules were changed.
 */

const SEDATING = ['valerian', 'ashwagandha', 'melatonin', '5-htp'];
const STIMULATING = ['panax-ginseng', 'rhodiola', 'green-tea-extract', 'maca'];

export const peopleOfManyKinds: Readonly<Record<string, HealthyPerson>> = {
  'nurse of 36 on nights': {
    answers: {
      ...woman('36', '169', '66'),
      sleepIssues: 'falling-asleep',
      currentSymptoms: ['poor-sleep', 'fatigue'],
      fatigueLevel: 'moderate',
      pastSupplementExperience: 'I work night shifts four times a week and sleep from 8 am.',
      healthGoals: ['sleep', 'energy'],
    },
    offered: ['melatonin'],
    neverSuggested: STIMULATING,
    hears: [/night/i, /before (you sleep|your main sleep|sleep)/i],
  },
  'breastfeeding, eats everything': {
    answers: {
      ...woman('32', '166', '68'),
      pregnancyStatus: 'breastfeeding',
      foodFrequency: { oilyFish: 'monthly', dairy: 'weekly', eggs: 'weekly', redMeat: 'weekly' },
      healthGoals: ['energy', 'general-wellness'],
    },
    neverSuggested: [...STIMULATING, ...SEDATING],
    most: 3,
  },
  'vegetarian of 24 with eggs and milk': {
    answers: {
      ...woman('24', '164', '55'),
      specificDiet: 'vegetarian',
      foodFrequency: {
        oilyFish: 'never',
        redMeat: 'never',
        eggs: 'daily',
        dairy: 'daily',
        leafyGreens: 'daily',
        nutsAndSeeds: 'daily',
        legumes: 'daily',
      },
      healthGoals: ['general-wellness'],
    },
    neverSuggested: STIMULATING,
    most: 3,
  },
  'powerlifter of 27 who is tested': {
    answers: {
      ...man('27', '178', '92'),
      activityLevel: 'very-active',
      exerciseDays: '6',
      healthGoals: ['muscle', 'performance'],
      pastSupplementExperience: 'I compete in tested powerlifting',
    },
    offered: ['creatine'],
    neverSuggested: ['tribulus', 'dhea'],
    hears: [/drug test|certified|NSF/i],
  },
  'student of 20 on 20 dollars, vegan': {
    answers: {
      ...man('20', '181', '70'),
      specificDiet: 'vegan',
      budgetRange: 'under-25',
      foodFrequency: {
        oilyFish: 'never',
        dairy: 'never',
        eggs: 'never',
        redMeat: 'never',
        fortifiedFoods: 'never',
      },
      healthGoals: ['focus', 'muscle', 'mood'],
    },
    offered: ['vitamin-b12'],
    neverSuggested: ['whey-protein'],
  },
  'woman of 61, bones, no milk': {
    answers: {
      ...woman('61', '162', '59'),
      foodFrequency: { dairy: 'never', leafyGreens: 'monthly', oilyFish: 'monthly', fortifiedFoods: 'never' },
      healthGoals: ['bones', 'joints'],
    },
    offered: ['calcium', 'vitamin-d3'],
    neverSuggested: ['strontium'],
    most: 4,
  },
  'stressed manager of 44 with caffeine': {
    answers: {
      ...man('44', '180', '88'),
      stressLevel: 'very-high',
      sleepIssues: 'falling-asleep',
      currentSymptoms: ['anxious', 'poor-sleep'],
      healthGoals: ['stress', 'sleep', 'energy'],
      ...supplements('caffeine tablets 200 mg 3x a day'),
    },
    neverSuggested: STIMULATING,
    oneOf: [['valerian', 'ashwagandha', '5-htp', 'saffron']],
    hears: [/caffeine/i],
  },
  'trying to conceive at 33': {
    answers: {
      ...woman('33', '170', '63'),
      pregnancyStatus: 'trying-to-conceive',
      healthGoals: ['fertility'],
    },
    neverSuggested: [...STIMULATING, 'vitamin-a', 'chasteberry'],
    hears: [/folic acid|folate/i],
    most: 3,
  },
  'runner of 41 with cramps': {
    answers: {
      ...man('41', '176', '70'),
      currentSymptoms: ['muscle-cramps'],
      exerciseDays: '5',
      activityLevel: 'active',
      healthGoals: ['performance'],
    },
    neverSuggested: ['potassium', 'iron'],
    most: 4,
  },
  'healthy and wants nothing': {
    answers: {
      ...man('30', '180', '75'),
      foodFrequency: {
        oilyFish: 'weekly',
        redMeat: 'weekly',
        eggs: 'several-weekly',
        dairy: 'daily',
        legumes: 'several-weekly',
        nutsAndSeeds: 'daily',
        leafyGreens: 'daily',
        vegetables: 'daily',
        fruit: 'daily',
        wholeGrains: 'daily',
      },
      healthGoals: ['general-wellness'],
    },
    neverSuggested: [...STIMULATING, ...SEDATING],
    most: 1,
  },
  'pregnant with Hyperemesis medicine nobody knows': {
    answers: {
      ...woman('29', '168', '60'),
      pregnancyStatus: 'pregnant',
      currentSymptoms: ['nausea'],
      ...medicines('Zofravex 8 mg twice a day'),
      healthGoals: ['prenatal'],
    },
    offered: ['folate'],
    neverSuggested: ['ginger', 'vitamin-a'],
    hears: [/Zofravex/, /today/],
  },
  'dialysis man with sevelamer': {
    answers: {
      ...man('58', '175', '80'),
      medicalConditions: ['kidney-disease', 'hypertension'],
      ...medicines('sevelamer 800 mg three times a day with meals\namlodipine 10 mg'),
      ...supplements('vitamin D3 2000 IU at dinner, potassium citrate'),
      ...labs({ egfr: 11, potassium: 5.4 }),
      healthGoals: ['energy'],
    },
    neverSuggested: ['magnesium', 'potassium', 'creatine', 'vitamin-a', 'vitamin-c'],
    questioned: ['potassium'],
    hears: [/potassium/i],
  },
  'two painkillers and apixaban': {
    answers: {
      ...woman('74', '160', '62'),
      medicalConditions: ['arrhythmia', 'osteoarthritis'],
      painDiscomfort: 'moderate',
      ...medicines('Eliquis 5 mg twice a day, naproxen 220 mg as needed, diclofenac 50 mg'),
      healthGoals: ['joints'],
    },
    neverSuggested: ['turmeric', 'ginkgo', 'omega-3', 'glucosamine', 'vitamin-e'],
    hears: [/apixaban|Eliquis/, /naproxen and diclofenac|diclofenac and naproxen|naproxen.*diclofenac/i],
  },
  'polycythemia on testosterone': {
    answers: {
      ...man('46', '183', '98'),
      ...medicines('testosterone cypionate 200 mg weekly'),
      ...supplements('iron 65 mg, fenugreek'),
      ...labs({ hemoglobin: 19.1, hematocrit: 57 }),
      healthGoals: ['fertility', 'muscle'],
    },
    neverSuggested: ['iron'],
    questioned: ['iron'],
    hears: [/sperm|fertil/i, /thick|hematocrit/i],
  },
  'keto with empagliflozin': {
    answers: {
      ...man('55', '178', '101'),
      medicalConditions: ['type-2-diabetes'],
      specificDiet: 'keto',
      ...medicines('Jardiance 25 mg, metformin 1000 mg twice a day'),
      healthGoals: ['weight', 'blood-sugar'],
    },
    neverSuggested: ['berberine'],
    hears: [/ketoacidosis/i],
  },
  'phenylketonuria, drinks amino acids': {
    answers: {
      ...man('23', '180', '74'),
      medicalConditions: ['phenylketonuria'],
      ...supplements('EAA powder, sugar-free electrolyte tablets with aspartame'),
      healthGoals: ['muscle'],
    },
    neverSuggested: ['whey-protein', 'plant-protein', 'collagen-peptides', 'bcaa'],
    questioned: ['amino-acids'],
    hears: [/phenylalanine/i],
  },
  'G6PD and high vitamin C': {
    answers: {
      ...man('35', '172', '70'),
      medicalConditions: ['g6pd-deficiency'],
      ...supplements('vitamin C 3000 mg daily'),
      healthGoals: ['immunity'],
    },
    neverSuggested: ['vitamin-c'],
    questioned: ['vitamin-c'],
    hears: [/G6PD/],
  },
  'colesevelam and the pill': {
    answers: {
      ...woman('39', '165', '70'),
      medicalConditions: ['high-cholesterol'],
      ...medicines('colesevelam 625 mg 3 tablets with breakfast and dinner, Yaz'),
      ...supplements('multivitamin with breakfast'),
      healthGoals: ['cholesterol'],
    },
    neverSuggested: ['red-yeast-rice'],
    apart: [['multivitamin', 'colesevelam', 4]],
  },
  'carbamazepine wants a baby': {
    answers: {
      ...woman('28', '170', '64'),
      medicalConditions: ['epilepsy'],
      pregnancyStatus: 'trying-to-conceive',
      ...medicines('Tegretol 200 mg twice a day'),
      healthGoals: ['fertility'],
    },
    neverSuggested: ['evening-primrose-oil', 'ginkgo'],
    hears: [/folic acid|folate/i, /neurologist|prescrib|doctor/i, /today/i],
  },
  'ferritin 12 and a bottle nobody knows': {
    answers: {
      ...woman('31', '167', '60'),
      currentSymptoms: ['fatigue', 'heavy-periods'],
      fatigueLevel: 'severe',
      ...supplements('Zentriva Glow complex'),
      ...labs({ ferritin: 12, hemoglobin: 12.4 }),
      healthGoals: ['energy'],
    },
    offered: ['iron'],
    neverSuggested: STIMULATING,
    hears: [/ferritin/i, /Zentriva/],
  },
};
