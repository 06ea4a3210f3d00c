import { askedSectionIds, checkAnswer, fieldsOfSection, isShown, questionOf, type SectionId } from '@evidose/contract';
import type { RawAnswers } from '../../../components/questions/answer-store.ts';

export type SectionState = 'not-started' | 'under-way' | 'done';

export const STATE_WORDS: Record<SectionState, string> = {
  'not-started': 'not started',
  'under-way': 'under way',
  done: 'done',
};

/** A derived answer: a man has not started on pregnancy. */
const isFilledIn = (field: string, answers: RawAnswers): boolean =>
  field === 'pregnancyStatus' && answers['biologicalSex'] === 'male' && answers[field] === 'not-applicable';

/** Done: every required question shown has a valid answer, and no optional one an invalid answer. */
export function stateOf(section: SectionId, answers: RawAnswers): SectionState {
  let isDone = true;
  let isStarted = false;
  for (const field of fieldsOfSection(section)) {
    if (!isShown(field, answers)) continue;
    const question = questionOf(field);
    const { state } = checkAnswer(question, answers[field]);
    if (state !== 'empty' && !isFilledIn(field, answers)) isStarted = true;
    if (state === 'invalid' || (state === 'empty' && question.number !== null)) isDone = false;
  }
  if (isDone) return 'done';
  return isStarted ? 'under-way' : 'not-started';
}

const known = new WeakMap<RawAnswers, readonly SectionState[]>();

/** In section order; memoized per set of answers. */
export function statesOf(answers: RawAnswers): readonly SectionState[] {
  let states = known.get(answers);
  if (states === undefined) {
    states = askedSectionIds.map((section) => stateOf(section, answers));
    known.set(answers, states);
  }
  return states;
}
