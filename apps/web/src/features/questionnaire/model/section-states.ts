import { askedSectionIds, checkAnswer, fieldsOfSection, isShown, questionOf, type SectionId } from '@evidose/contract';
import type { RawAnswers } from '../../../components/questions/answer-store.ts';

export type SectionState = 'not-started' | 'under-way' | 'done';

export const STATE_WORDS: Record<SectionState, string> = {
  'not-started': 'not started',
  'under-way': 'under way',
  done: 'done',
};

/** We filled it in ourselves: a man has not begun to answer about pregnancy. */
const isFilledIn = (field: string, answers: RawAnswers): boolean =>
  field === 'pregnancyStatus' && answers['biologicalSex'] === 'male' && answers[field] === 'not-applicable';

/** Done: every question that is asked has a usable answer or, where it is optional, none. */
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

/** In the order of the sections; worked out once for the same answers, however many look. */
export function statesOf(answers: RawAnswers): readonly SectionState[] {
  let states = known.get(answers);
  if (states === undefined) {
    states = askedSectionIds.map((section) => stateOf(section, answers));
    known.set(answers, states);
  }
  return states;
}
