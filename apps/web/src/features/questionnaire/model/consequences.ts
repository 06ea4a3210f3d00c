import type { Consequence } from '../../../components/questions/answer-store.ts';

const FILLED = 'pregnancyStatus';

/** Fills in the pregnancy question for men and clears it when the sex changes. It can still be edited. */
export const fillPregnancyStatus: Consequence = (state, field) => {
  if (field !== 'biologicalSex') return state;
  const wasFilled = state.filled.includes(FILLED);
  const filled = state.filled.filter((name) => name !== FILLED);
  if (state.answers['biologicalSex'] === 'male') {
    return { ...state, answers: { ...state.answers, [FILLED]: 'not-applicable' }, filled: [...filled, FILLED] };
  }
  if (!wasFilled) return state;
  const { [FILLED]: _filled, ...answers } = state.answers;
  return { ...state, answers, filled };
};
