import { doseText, questions, type SuggestedSupplement } from '@evidose/contract';

interface CheckIn {
  readonly title: string;
  readonly description: string;
}

const list = new Intl.ListFormat('en');
const LAB = /^labResults\.(\w+)$/;
const labs: Readonly<Record<string, { readonly label: string }>> = questions.labResults.labs;

/** Tests that support the suggestion. */
export const measured = ({ reasons }: SuggestedSupplement): string[] => [
  ...new Set(reasons.flatMap(({ field }) => labs[LAB.exec(field)?.[1] ?? '']?.label ?? [])),
];

/**
 * What to check after some weeks. A low value is measured again; a gap in the diet cannot be felt; only a wish is
 * judged by how the person feels.
 */
export function checkInOf(item: SuggestedSupplement, isNeed: boolean): CheckIn {
  const what = `${item.name}, ${doseText(item.dose, item.name)}`;
  const values = measured(item);
  if (values.length > 0) {
    return {
      title: `Measure ${list.format(values)} again`,
      description: `${what}: you take it because of a test result. Ask for the same test again before you go on, stop or change the amount.`,
    };
  }
  if (isNeed) {
    return {
      title: `Do you still need ${item.name}?`,
      description: `${what}: it fills a gap, and you may not feel that. Look at your answers again. If the reason for it is still there, keep taking it. Your doctor can tell you whether a test makes sense.`,
    };
  }
  return {
    title: `Is ${item.name} helping?`,
    description: `${what}: by now you should notice something. If you don’t, it’s fine to stop.`,
  };
}
