import { type HealthGoal, questions, type ShortAnswers } from '@evidose/contract';
import { recommendQuick } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { prepared } from './testing/prepared.ts';

const goals = Object.keys(questions.healthGoals.options) as HealthGoal[];

const PEOPLE = [
  { gender: 'female', age: '34', weight: '64', height: '168' },
  { gender: 'male', age: '34', weight: '82', height: '181' },
  { gender: 'female', age: '52', weight: '70', height: '165' },
  { gender: 'other', age: '68', weight: '75', height: '172' },
] as const;

const shortOf = (person: (typeof PEOPLE)[number], wished: readonly HealthGoal[]): ShortAnswers => ({
  ...person,
  activeness: 'moderate',
  goals: wished,
  supplements: 'none',
  allergies: 'none',
});

/** Every goal for every person, and ten pairs of goals: 114 sets of answers. */
const SETS: readonly ShortAnswers[] = [
  ...PEOPLE.flatMap((person) => goals.map((goal) => shortOf(person, [goal]))),
  ...goals.slice(0, 10).map((goal, at) => shortOf(PEOPLE[0], [goal, goals[at + 10] ?? 'sleep'])),
];

/** Reads the files directly: whether someone of this age and sex could get a suggestion for a goal. */
function knowledgeHasAny({ goals: wished, age, gender }: ShortAnswers): boolean {
  return prepared.knowledge.supplements.some(
    ({ tier, indications, contraindications }) =>
      tier === 'suggestible' &&
      !contraindications.some(({ effect, when }) => effect === 'exclude' && when.all.every(isOfPerson(age, gender))) &&
      indications.some(
        ({ clinicianOnly, when }) =>
          !clinicianOnly &&
          !when.unless.some(({ field }) => field === 'menstruating' && gender === 'female' && Number(age) <= 55) &&
          when.all.some(
            ({ field, ...how }) =>
              field === 'healthGoals' && 'in' in how && wished.some((goal) => how.in.includes(goal)),
          ) &&
          when.all
            .filter(({ field }) => field === 'age' || field === 'biologicalSex' || field === 'menstruating')
            .every(isOfPerson(age, gender)),
      ),
  );
}

function isOfPerson(age: string, gender: ShortAnswers['gender']) {
  return (
    criterion: (typeof prepared.knowledge.supplements)[number]['indications'][number]['when']['all'][number],
  ): boolean => {
    if (criterion.field === 'biologicalSex') return 'in' in criterion && criterion.in.includes(gender);
    if (criterion.field === 'menstruating') return gender === 'female' && Number(age) < 50;
    if (criterion.field !== 'age' || 'in' in criterion) return false;
    return Number(age) >= (criterion.atLeast ?? 0) && Number(age) < (criterion.below ?? Number.POSITIVE_INFINITY);
  };
}

describe('quick quiz over 114 sets of answers', () => {
  const decided = SETS.map((short) => ({ short, ...recommendQuick(prepared, short) }));

  test('gives candidates wherever the knowledge has any', () => {
    expect(SETS).toHaveLength(114);
    const without = decided.filter(({ short, candidates }) => knowledgeHasAny(short) && candidates.length === 0);
    expect(without.map(({ short }) => [short.gender, short.age, ...short.goals].join(' '))).toEqual([]);
    const shown = decided.filter(({ candidates }) => candidates.length > 0);
    expect(shown.length).toBeGreaterThanOrEqual(90);
    const withLines = shown.filter(({ candidates }) => candidates.some(({ canCheck }) => canCheck));
    expect(withLines.length).toBeGreaterThanOrEqual(85);
  });

  test('each candidate is included once its lines are read, and each single tick excludes it with a reason', () => {
    for (const { short, candidates } of decided) {
      for (const { supplement, fitsIf, unless, canCheck } of candidates) {
        if (!canCheck) continue;
        const { id } = supplement.data;
        const fits = fitsIf.map((fact) => fact.id);
        const planOf = (applies: readonly string[]) =>
          recommendQuick(prepared, short, { applies, cleared: [id] }).recommendation;
        const label = `${id} for ${short.goals.join()} (${short.gender}, ${short.age})`;
        expect(
          planOf(fits).supplements.map((each) => each.id),
          label,
        ).toContain(id);
        for (const tick of unless) {
          const plan = planOf([...fits, tick.id]);
          expect(
            plan.supplements.map((each) => each.id),
            `${label}, ${tick.label}`,
          ).not.toContain(id);
          const reasons = plan.excluded.find((each) => each.id === id)?.reasons ?? [];
          expect(reasons.length, `${label}, ${tick.label}`).toBeGreaterThan(0);
        }
      }
    }
  });

  test('no one under 18 gets a candidate', () => {
    for (const goal of goals) {
      const { candidates, recommendation } = recommendQuick(prepared, { ...shortOf(PEOPLE[0], [goal]), age: '17' });
      expect([candidates, recommendation.supplements]).toEqual([[], []]);
    }
  });
});

describe('ticks and names in the quick quiz', () => {
  const short = shortOf(PEOPLE[0], ['sleep', 'stress']);
  const TAKES_MEDICINES = 'prescriptionMeds:yes';
  const leftOutFor = (medicines: string) =>
    recommendQuick(prepared, short, { applies: [TAKES_MEDICINES], cleared: [], medicines })
      .recommendation.excluded.filter(({ reasons }) => reasons.some(({ wouldChange }) => wouldChange === undefined))
      .map(({ id }) => id);

  test('a medicine without a name rules out everything that may conflict, and the summary says so', () => {
    const { recommendation, candidates } = recommendQuick(prepared, short, { applies: [TAKES_MEDICINES], cleared: [] });
    expect(candidates.every(({ unless }) => unless.some(({ id }) => id === TAKES_MEDICINES))).toBe(true);
    expect(recommendation.summary).toMatch(/^What you ticked rules out everything/);
  });

  test('a medicine with a name rules out only what conflicts', () => {
    expect(leftOutFor('levothyroxine 75 mcg')).toContain('ashwagandha');
    expect(leftOutFor('levothyroxine 75 mcg')).not.toContain('melatonin');
    expect(leftOutFor('cetirizine')).not.toContain('ashwagandha');
  });

  test('nothing is offered that is already taken in a useful amount, alone or in a product', () => {
    for (const [supplements, goals, taken] of [
      ['prenatal vitamin', ['fertility', 'prenatal'], 'folate'],
      ['melatonin 3 mg', ['sleep'], 'melatonin'],
      ['magnesium 300 mg', ['sleep', 'muscle'], 'magnesium'],
    ] as const) {
      const { candidates } = recommendQuick(prepared, { ...shortOf(PEOPLE[0], goals), supplements });
      expect(candidates.map(({ supplement }) => supplement.data.id)).not.toContain(taken);
    }
  });
});
