import type { ManyQuestion } from '@evidose/contract';

/** Ticks or unticks a value. An exclusive value ("none") clears the others, and is cleared by any other. */
export function toggled(question: ManyQuestion, values: readonly string[], value: string): readonly string[] {
  if (values.includes(value)) return values.filter((other) => other !== value);
  if (value === question.exclusive) return [value];
  return [...values.filter((other) => other !== question.exclusive), value];
}

export const asValues = (answer: unknown): readonly string[] =>
  Array.isArray(answer) ? answer.filter((value) => typeof value === 'string') : [];
