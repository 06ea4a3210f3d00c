import { doseText, questions, type SuggestedSupplement } from '@evidose/contract';

interface CheckIn {
  readonly title: string;
  readonly description: string;
}

const LAB = /^labResults\.(\w+)$/;
const labs: Readonly<Record<string, { readonly label: string }>> = questions.labResults.labs;

const measured = ({ reasons }: SuggestedSupplement): string[] => [
  ...new Set(reasons.flatMap(({ field }) => labs[LAB.exec(field)?.[1] ?? '']?.label ?? [])),
];

/**
 * What to look at after some weeks. A value that was low is measured again; a gap in the diet is not felt, so feeling
 * nothing says nothing; only a wish is judged by what one notices.
 */
export function checkInOf(item: SuggestedSupplement, isNeed: boolean): CheckIn {
  const what = `${item.name}, ${doseText(item.dose)}`;
  const values = measured(item);
  if (values.length > 0) {
    return {
      title: `Measure again: ${values.join(', ')}`,
      description: `${what}: you take it because of a test result. Ask for the same test again before you go on, stop or change the amount.`,
    };
  }
  if (isNeed) {
    return {
      title: `Do you still need ${item.name}?`,
      description: `${what}: it fills a gap, which is not something you would feel. Look at your answers again: if what it is for has not changed, go on. Your doctor can say whether a test is worth it.`,
    };
  }
  return {
    title: `Is ${item.name} helping?`,
    description: `${what}: by now it should have done what it can. If you notice nothing, stopping is fine.`,
  };
}
