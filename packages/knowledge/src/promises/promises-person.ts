import { dailyDose, isSaidBy, type Promised } from './promise.ts';
import { mayApply } from './truth.ts';

export const noContraindication: Promised = {
  number: 2,
  title: 'nothing contraindicated, and nothing past a limit that a condition sets',
  faults: (facts, truth, { supplements }) =>
    supplements.flatMap((each) =>
      facts.supplement(each.id).contraindications.flatMap((rule) => {
        if (rule.effect === 'caution' || !mayApply(truth, rule.when)) return [];
        if (rule.effect === 'limit' && dailyDose(each) <= (rule.maxDose ?? Number.POSITIVE_INFINITY)) return [];
        return [`${each.id}: ${rule.id}`];
      }),
    ),
};

export const allowListOnly: Promised = {
  number: 3,
  title: 'pregnant, breastfeeding or trying to conceive: only the allow list, within its limits',
  faults: (facts, { answers }, { supplements }) => {
    const { pregnancyStatus: state } = answers;
    if (state !== 'pregnant' && state !== 'breastfeeding' && state !== 'trying-to-conceive') return [];
    return supplements
      .filter((each) => dailyDose(each) > (facts.supplement(each.id).allowedIn[state]?.maxDose ?? -1))
      .map(({ id }) => id);
  },
};

export const adultsOnly: Promised = {
  number: 4,
  title: 'under 18: no suggestion, see a clinician first',
  faults: (_facts, { age }, { supplements, outcome }) =>
    age < 18 && (supplements.length > 0 || outcome !== 'see-clinician-first') ? [`age ${age}`] : [],
};

export const alarmFirst: Promised = {
  number: 5,
  title: 'concerning symptoms: no suggestion, see a clinician first, an urgent alert',
  faults: (_facts, { answers }, { supplements, outcome, alerts }) => {
    if (answers.concerningSymptoms !== 'yes') return [];
    const held = supplements.length === 0 && outcome === 'see-clinician-first';
    return held && alerts.some(({ severity }) => severity === 'urgent') ? [] : ['not held'];
  },
};

export const ironWithReason: Promised = {
  number: 11,
  title: 'iron only with a stated reason, never with hemochromatosis or high ferritin',
  faults: (facts, truth, { supplements }) => {
    const { answers, conditions } = truth;
    const { labResults = {}, biologicalSex: sex, currentSymptoms, specificDiet, pregnancyStatus } = answers;
    const { ferritin, hemoglobin } = labResults;
    const hasPeriods = sex !== 'male' && truth.age >= 12 && truth.age <= 55;
    const reason =
      conditions.has('iron-deficiency-anemia') ||
      (ferritin !== undefined && ferritin < 30) ||
      (hemoglobin !== undefined && hemoglobin < (sex === 'female' ? 12 : 13)) ||
      pregnancyStatus === 'pregnant' ||
      currentSymptoms.includes('heavy-periods') ||
      (hasPeriods && (specificDiet === 'vegan' || specificDiet === 'vegetarian')) ||
      (hasPeriods && conditions.has('bariatric-surgery'));
    const never = conditions.has('hemochromatosis') || (ferritin !== undefined && ferritin >= 150);
    return supplements
      .filter(({ id }) =>
        facts.supplement(id).supplies.some(({ nutrient, perUnit }) => nutrient === 'iron' && perUnit > 0),
      )
      .filter(() => never || !reason)
      .map(({ id }) => id);
  },
};

export const noCaroteneForSmokers: Promised = {
  number: 12,
  title: 'tobacco now or before: no beta-carotene and no high-dose vitamin A',
  faults: (facts, { answers }, { supplements }) =>
    answers.tobaccoUse === 'never'
      ? []
      : supplements
          .filter((each) => {
            const { id, supplies, effects } = facts.supplement(each.id);
            const retinol = supplies.reduce(
              (sum, { nutrient, form, perUnit }) =>
                sum + (nutrient === 'vitamin-a' && form !== 'beta-carotene' ? perUnit * dailyDose(each) : 0),
              0,
            );
            return (
              id === 'beta-carotene' ||
              effects.includes('beta-carotene') ||
              effects.includes('preformed-vitamin-a') ||
              retinol > 1500
            );
          })
          .map(({ id }) => id),
};

export const moodGetsHelp: Promised = {
  number: 14,
  title: 'a positive PHQ-2: where to get help, and nothing offered for depression',
  faults: (facts, { phq2 }, { supplements, alerts }) => {
    if (phq2 < 3) return [];
    const missing = alerts.some(({ message }) => message.includes('988') && message.includes('emergency'))
      ? []
      : ['no alert'];
    const offered = supplements.flatMap(({ id, reasons }) => {
      const mood = facts.supplement(id).indications.filter(({ outcome }) => outcome === 'depression');
      return reasons.filter(({ message }) => mood.some((each) => isSaidBy(each, message))).map(() => `${id} for mood`);
    });
    return [...missing, ...offered];
  },
};

export const labsOutrank: Promised = {
  number: 18,
  title: 'labs outrank guesses',
  faults: (facts, { answers }, { supplements }) => {
    const { labResults = {}, biologicalSex: sex } = answers;
    const faults: string[] = [];
    for (const rule of facts.knowledge.labRules) {
      const value = labResults[rule.lab];
      if (value === undefined || value < (rule.atLeast ?? -1) || value >= (rule.below ?? Number.POSITIVE_INFINITY))
        continue;
      if (rule.sex !== undefined && rule.sex !== sex) continue;
      for (const { id } of supplements) if (rule.removes.includes(id)) faults.push(`${id} in spite of ${rule.id}`);
    }
    const { egfr } = labResults;
    if (egfr !== undefined && egfr < 60) {
      for (const { id } of supplements) {
        const rows = facts.supplement(id).contraindications.filter(({ effect }) => effect === 'exclude');
        const kidney = rows.some(
          ({ when }) =>
            when.all.length === 1 &&
            when.unless.length === 0 &&
            when.all.some(
              (each) => 'in' in each && each.field === 'medicalConditions' && each.in.includes('kidney-disease'),
            ),
        );
        if (kidney) faults.push(`${id} with an eGFR of ${egfr}`);
      }
    }
    // The values in the text of the promise, independent of the rules.
    const sufficient: readonly (readonly [string, number | undefined, number])[] = [
      ['vitamin-d3', labResults.vitaminD, 75],
      ['iron', labResults.ferritin, 100],
      ['vitamin-b12', labResults.vitaminB12, 300],
    ];
    for (const [id, value, enough] of sufficient) {
      if (value !== undefined && value >= enough && supplements.some((each) => each.id === id))
        faults.push(`${id} at ${value}`);
    }
    return faults;
  },
};
