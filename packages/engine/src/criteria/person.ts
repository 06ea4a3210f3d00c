import type { Answers } from '@evidose/contract';
import type { GuardedState } from '../knowledge.ts';
import { guardedState } from './guarded-state.ts';

/** What follows from the answers before any rule is evaluated. */
export interface Person {
  readonly age: number;
  /** Both for intersex people and those who prefer not to say: the stricter value then applies. */
  readonly sexes: readonly ('female' | 'male')[];
  readonly state: GuardedState | null;
  readonly bmi: number;
  readonly phq2: number;
  readonly menstruating: 'yes' | 'no' | 'unknown';
}

const PHQ2_POINTS = {
  'not-at-all': 0,
  'several-days': 1,
  'more-than-half-the-days': 2,
  'nearly-every-day': 3,
} as const satisfies Record<Answers['depression'], number>;

const FIRST_PERIODS = 12;
const PERIODS_LIKELY_UNTIL = 50;
const PERIODS_POSSIBLE_UNTIL = 55;

function menstruatingOf(answers: Answers, age: number): Person['menstruating'] {
  const { biologicalSex, pregnancyStatus, currentSymptoms, healthGoals } = answers;
  const spoken = currentSymptoms.includes('heavy-periods') || currentSymptoms.includes('pms');
  const outOfAge = age < FIRST_PERIODS || age > PERIODS_POSSIBLE_UNTIL;
  if (spoken) return biologicalSex === 'male' || outOfAge ? 'unknown' : 'yes';
  if (biologicalSex === 'male' || pregnancyStatus === 'pregnant' || outOfAge) return 'no';
  const sure = biologicalSex === 'female' && age <= PERIODS_LIKELY_UNTIL && pregnancyStatus !== 'breastfeeding';
  return sure && !healthGoals.includes('menopause') && !currentSymptoms.includes('hot-flushes') ? 'yes' : 'unknown';
}

export function personOf(answers: Answers): Person {
  const age = Number(answers.age);
  const meters = Number(answers.height) / 100;
  const { biologicalSex } = answers;
  return {
    age,
    sexes: biologicalSex === 'female' || biologicalSex === 'male' ? [biologicalSex] : ['female', 'male'],
    state: guardedState(answers.pregnancyStatus),
    bmi: Number(answers.weight) / (meters * meters),
    phq2: PHQ2_POINTS[answers.interestPleasure] + PHQ2_POINTS[answers.depression],
    menstruating: menstruatingOf(answers, age),
  };
}
