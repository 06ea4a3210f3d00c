import type { ManyQuestion } from '@evidose/contract';

/** Ticks or unticks one value. The one that stands alone takes the others away, and goes when another comes. */
export function toggled(question: ManyQuestion, values: readonly string[], value: string): readonly string[] {
  if (values.includes(value)) return values.filter((other) => other !== value);
  if (value === question.exclusive) return [value];
  return [...values.filter((other) => other !== question.exclusive), value];
}

export const asValues = (answer: unknown): readonly string[] =>
  Array.isArray(answer) ? answer.filter((value) => typeof value === 'string') : [];
