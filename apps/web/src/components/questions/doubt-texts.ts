import type { Doubt, UnderstoodName } from '@evidose/contract';

const QUESTIONS: Readonly<Record<Doubt['about'], string>> = {
  amount: 'How much do you take?',
  status: 'Do you take it now?',
  name: 'Did you mean',
};

export const questionOfDoubt = ({ doubt }: UnderstoodName): string | null =>
  doubt === null ? null : QUESTIONS[doubt.about];

/** Doubted, guessed, or one of several things with that name. */
export const isToCheck = ({ doubt, question, state }: UnderstoodName): boolean =>
  doubt !== null || question !== null || state === 'guessed';

/** '5 understood, 1 to check'. */
export function countsText(items: readonly UnderstoodName[], notUsed: number): string {
  const toCheck = items.filter(isToCheck).length;
  const unknown = items.filter((item) => !isToCheck(item) && item.state === 'unknown').length;
  const understood = items.length - toCheck - unknown;
  return [
    `${understood} understood`,
    ...(toCheck === 0 ? [] : [`${toCheck} to check`]),
    ...(unknown === 0 ? [] : [`${unknown} not recognized`]),
    ...(notUsed === 0 ? [] : [`${notUsed} not used`]),
  ].join(', ');
}
