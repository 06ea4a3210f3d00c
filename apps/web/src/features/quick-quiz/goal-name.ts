import { questions } from '@evidose/contract';

const { options } = questions.healthGoals;

/** A goal in words; one that we do not know (any more) stays as it is. */
export const goalName = (goal: string): string =>
  Object.hasOwn(options, goal) ? options[goal as keyof typeof options] : goal;
