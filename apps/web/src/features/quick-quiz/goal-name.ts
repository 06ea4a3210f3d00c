import { questions } from '@evidose/contract';

const { options } = questions.healthGoals;

/** A goal's label; an unknown goal stays as it is. */
export const goalName = (goal: string): string =>
  Object.hasOwn(options, goal) ? options[goal as keyof typeof options] : goal;
