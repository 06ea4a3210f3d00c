import { type ExpectedPerson, man, woman } from './expected-person.ts';
import { supplements } from './plans.ts';

/**
 * Thirty healthy people, and what a good pharmacist would make of their wishes, written before the rules were changed.
 */
export interface HealthyPerson extends Omit<ExpectedPerson, 'said'> {
  /** Expected tests, by the id of the advice. */
  readonly tests?: readonly string[];
  /** At most this many suggestions. */
  readonly most?: number;
  /** At most one of each list. */
  readonly oneOf?: readonly (readonly string[])[];
  /** Must match somewhere in the plan. */
  readonly hears?: readonly RegExp[];
}

const EVERYTHING = {
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
  fortifiedFoods: 'weekly',
  iodizedSalt: 'daily',
} as const;
const SEDATING = ['valerian', 'ashwagandha', 'melatonin', 'l-theanine', '5-htp'];
const STIMULATING = ['panax-ginseng', 'rhodiola', 'green-tea-extract'];

export const healthyPeople: Readonly<Record<string, HealthyPerson>> = {
  'tired woman of 38': {
    answers: {
      ...woman('38', '167', '62'),
      currentSymptoms: ['fatigue'],
      fatigueLevel: 'moderate',
      stressLevel: 'moderate',
      foodFrequency: { redMeat: 'monthly' },
      healthGoals: ['energy'],
    },
    tests: ['test-ferritin'],
    neverSuggested: STIMULATING,
    hears: [/ferritin/i],
  },
  'hot flashes at 52': {
    answers: {
      ...woman('52', '165', '68'),
      currentSymptoms: ['hot-flushes', 'poor-sleep'],
      sleepIssues: 'staying-asleep',
      foodFrequency: { dairy: 'weekly', fortifiedFoods: 'monthly' },
      healthGoals: ['menopause', 'bones'],
    },
    offered: ['calcium', 'vitamin-d3'],
    neverSuggested: [],
    oneOf: [SEDATING],
  },
  'man of 67 who eats no fish': {
    answers: {
      ...man('67', '176', '80'),
      exerciseDays: '2',
      foodFrequency: { oilyFish: 'never', fortifiedFoods: 'monthly', dairy: 'weekly' },
      healthGoals: ['healthy-aging', 'general-wellness'],
    },
    offered: ['omega-3', 'vitamin-b12', 'vitamin-d3', 'creatine'],
    neverSuggested: ['ginkgo'],
  },
  'man of 67 who eats everything': {
    answers: {
      ...man('67', '176', '80'),
      exerciseDays: '0',
      foodFrequency: { ...EVERYTHING, oilyFish: 'monthly' },
      healthGoals: ['healthy-aging', 'heart', 'memory'],
    },
    neverSuggested: ['ginkgo'],
    hears: [/For a healthy heart|For better memory/],
  },
  'cannot fall asleep': {
    answers: {
      ...man('34', '182', '79'),
      currentSymptoms: ['poor-sleep'],
      sleepIssues: 'falling-asleep',
      stressLevel: 'moderate',
      healthGoals: ['sleep'],
    },
    offered: ['melatonin'],
    neverSuggested: ['valerian', '5-htp'],
    most: 2,
  },
  'wants lower cholesterol': {
    answers: { ...man('49', '179', '86'), healthGoals: ['cholesterol', 'heart'] },
    offered: ['psyllium'],
    neverSuggested: ['garlic', 'berberine', 'green-tea-extract', 'red-yeast-rice'],
  },
  'immune wish of a man of 35': {
    answers: { ...man('35', '180', '78'), foodFrequency: EVERYTHING, healthGoals: ['immunity'] },
    neverSuggested: [],
    oneOf: [['echinacea', 'elderberry']],
    hears: [/cold season/i],
  },
  'many colds and a small wish': {
    answers: {
      ...woman('29', '170', '63'),
      currentSymptoms: ['frequent-colds'],
      healthGoals: ['immunity'],
      foodFrequency: { oilyFish: 'never', fortifiedFoods: 'never' },
    },
    neverSuggested: [],
    oneOf: [['echinacea', 'elderberry']],
    hears: [/cold season/i],
  },
  'celiac disease with diarrhea': {
    answers: {
      ...woman('31', '168', '57'),
      medicalConditions: ['celiac-disease'],
      currentSymptoms: ['diarrhea', 'fatigue'],
      specificDiet: 'gluten-free',
      healthGoals: ['digestion'],
    },
    // The multivitamin contains 25 µg of vitamin D.
    offered: ['multivitamin'],
    neverSuggested: ['electrolytes'],
    tests: ['test-ferritin', 'test-vitamin-b12'],
  },
  'breastfeeding, eats little fish and dairy': {
    answers: {
      ...woman('32', '169', '66'),
      pregnancyStatus: 'breastfeeding',
      foodFrequency: { oilyFish: 'monthly', dairy: 'weekly', eggs: 'weekly', iodizedSalt: 'monthly' },
      healthGoals: ['general-wellness'],
    },
    // One bottle covers iodine, vitamin D and zinc; a prenatal would contain iron without a stated reason (promise 11).
    offered: ['multivitamin'],
    neverSuggested: ['prenatal-multivitamin'],
    most: 3,
  },
  'vegan with many wishes and little money': {
    answers: {
      ...woman('26', '166', '58'),
      specificDiet: 'vegan',
      stressLevel: 'high',
      currentSymptoms: ['poor-sleep', 'frequent-colds'],
      sleepIssues: 'falling-asleep',
      foodFrequency: { fortifiedFoods: 'never', iodizedSalt: 'never', legumes: 'weekly', nutsAndSeeds: 'weekly' },
      healthGoals: ['sleep', 'stress', 'immunity', 'skin'],
      budgetRange: 'under-25',
    },
    // $25 pays for five needs; the next one is only named.
    offered: ['vitamin-b12', 'iodine'],
    hears: [/You may need .*Vitamin D3/],
    neverSuggested: ['melatonin', 'ashwagandha', 'elderberry', 'echinacea', 'valerian'],
  },
  'queasy with sore knees, takes a little fish oil': {
    answers: {
      ...woman('55', '164', '70'),
      ...supplements('fish oil with 300 mg omega-3'),
      medicalConditions: ['osteoarthritis'],
      currentSymptoms: ['nausea', 'joint-pain'],
      painDiscomfort: 'mild',
      healthGoals: ['joints'],
    },
    // Boswellia serves the joints as well as turmeric does.
    offered: ['ginger'],
    kept: ['omega-3'],
    neverSuggested: [],
  },
  'lifts weights at 25': {
    answers: { ...man('25', '183', '80'), exerciseDays: '4', activityLevel: 'active', healthGoals: ['muscle'] },
    offered: ['creatine'],
    neverSuggested: ['l-carnitine', 'citrulline'],
    most: 2,
  },
  'vegetarian woman of 29': {
    answers: {
      ...woman('29', '171', '61'),
      specificDiet: 'vegetarian',
      foodFrequency: {
        eggs: 'daily',
        dairy: 'daily',
        legumes: 'several-weekly',
        nutsAndSeeds: 'daily',
        oilyFish: 'never',
      },
      healthGoals: ['general-wellness'],
    },
    offered: ['vitamin-b12'],
    neverSuggested: ['iron', 'zinc'],
    tests: ['test-ferritin', 'test-vitamin-b12'],
    most: 3,
  },
  'runner of 31': {
    answers: {
      ...woman('31', '170', '56'),
      exerciseDays: '6',
      activityLevel: 'very-active',
      fatigueLevel: 'mild',
      healthGoals: ['performance', 'energy'],
    },
    tests: ['test-ferritin'],
    neverSuggested: STIMULATING,
  },
  'vegan man of 28': {
    answers: {
      ...man('28', '181', '74'),
      specificDiet: 'vegan',
      foodFrequency: {
        fortifiedFoods: 'monthly',
        iodizedSalt: 'never',
        legumes: 'daily',
        nutsAndSeeds: 'daily',
        leafyGreens: 'daily',
      },
      healthGoals: ['general-wellness'],
    },
    offered: ['vitamin-b12', 'vitamin-d3', 'iodine'],
    neverSuggested: ['iron'],
    tests: ['test-vitamin-b12'],
  },
  'stressed, sleeps badly': {
    answers: {
      ...woman('43', '168', '65'),
      stressLevel: 'very-high',
      currentSymptoms: ['poor-sleep', 'anxious'],
      sleepIssues: 'staying-asleep',
      healthGoals: ['stress', 'sleep'],
    },
    neverSuggested: ['5-htp'],
    oneOf: [['valerian', 'ashwagandha', 'melatonin']],
    most: 2,
  },
  'migraine at 45': {
    answers: { ...woman('45', '166', '64'), medicalConditions: ['migraine'], currentSymptoms: ['headaches'] },
    offered: ['magnesium', 'riboflavin'],
    neverSuggested: ['feverfew', 'butterbur'],
  },
  'constipated man of 40': {
    answers: { ...man('40', '178', '82'), currentSymptoms: ['constipation'], healthGoals: ['digestion'] },
    offered: ['psyllium'],
    neverSuggested: ['senna', 'aloe-vera-oral', 'inulin'],
    most: 2,
  },
  'wants good eyes at 58': {
    answers: { ...man('58', '175', '77'), foodFrequency: { leafyGreens: 'monthly' }, healthGoals: ['eyes'] },
    offered: ['lutein-zeaxanthin'],
    neverSuggested: ['vitamin-a', 'beta-carotene', 'bilberry'],
    most: 2,
  },
  'wants strong bones at 63': {
    answers: {
      ...woman('63', '162', '60'),
      foodFrequency: { dairy: 'monthly', fortifiedFoods: 'never' },
      healthGoals: ['bones'],
    },
    offered: ['calcium', 'vitamin-d3'],
    neverSuggested: [],
  },
  'well-fed man without a wish': {
    answers: { ...man('30', '180', '75'), foodFrequency: EVERYTHING },
    neverSuggested: [],
    most: 0,
  },
  'student who sleeps five hours': {
    answers: {
      ...man('22', '184', '76'),
      sleepHours: '5-6',
      fatigueLevel: 'moderate',
      currentSymptoms: ['fatigue', 'brain-fog'],
      healthGoals: ['energy', 'focus'],
    },
    neverSuggested: STIMULATING,
    hears: [/seven to nine hours of sleep/i],
  },
  'trying for a baby at 33': {
    answers: { ...woman('33', '168', '64'), pregnancyStatus: 'trying-to-conceive', healthGoals: ['fertility'] },
    offered: ['folate', 'iodine'],
    neverSuggested: ['maca', 'ashwagandha'],
  },
  'pregnant at 30': {
    answers: {
      ...woman('30', '166', '67'),
      pregnancyStatus: 'pregnant',
      foodFrequency: { oilyFish: 'never' },
      healthGoals: ['prenatal'],
    },
    offered: ['prenatal-multivitamin', 'omega-3'],
    neverSuggested: ['folate', 'iodine', 'iron', 'vitamin-d3'],
    most: 3,
  },
  'sore before her period': {
    answers: { ...woman('36', '170', '63'), currentSymptoms: ['pms'], healthGoals: ['hormones'] },
    offered: ['chasteberry'],
    neverSuggested: ['dong-quai', 'evening-primrose-oil'],
    most: 3,
  },
  'sore knees at 50': {
    answers: {
      ...man('50', '180', '84'),
      currentSymptoms: ['joint-pain'],
      painDiscomfort: 'mild',
      healthGoals: ['joints'],
    },
    neverSuggested: [],
    most: 2,
  },
  'thinning hair at 36': {
    answers: { ...woman('36', '167', '60'), currentSymptoms: ['hair-thinning'], healthGoals: ['hair-and-nails'] },
    tests: ['test-ferritin', 'test-thyroid'],
    neverSuggested: ['biotin', 'iron'],
  },
  'woman of 72': {
    answers: {
      ...woman('72', '160', '63'),
      foodFrequency: { fortifiedFoods: 'never', dairy: 'weekly', oilyFish: 'monthly' },
      healthGoals: ['bones', 'healthy-aging'],
    },
    offered: ['vitamin-d3', 'calcium', 'vitamin-b12'],
    neverSuggested: ['ginkgo'],
  },
  'irritable bowel at 34': {
    answers: {
      ...woman('34', '169', '62'),
      medicalConditions: ['ibs'],
      currentSymptoms: ['bloating'],
      digestiveIssues: 'often',
      healthGoals: ['digestion'],
    },
    offered: ['peppermint-oil'],
    neverSuggested: ['inulin'],
  },
};
