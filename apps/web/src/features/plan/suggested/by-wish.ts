import {
  type Exclusion,
  isForSafety,
  questions,
  type Recommendation,
  type SuggestedSupplement,
} from '@evidose/contract';

export interface AnsweredWish {
  readonly goal: string;
  readonly title: string;
  readonly items: readonly SuggestedSupplement[];
  /** Serves this goal too, but is listed under an earlier one. */
  readonly alsoServed: readonly string[];
  /** What could have served it; safety reasons first. */
  readonly leftOut: readonly Exclusion[];
  readonly instead: string | null;
}

export interface ByWish {
  readonly wishes: readonly AnsweredWish[];
  /** Suggested for a need rather than a goal. */
  readonly others: readonly SuggestedSupplement[];
}

/** The first needs no answer of its own; for the second, the question on pregnancy is the answer. */
const ANSWERED_ELSEWHERE: ReadonlySet<string> = new Set(['general-wellness', 'prenatal']);

const options: Readonly<Record<string, string>> = questions.healthGoals.options;

/** Every goal the person ticked is answered; each supplement is listed once, under the first goal it serves. */
export function byWish({ wishes, supplements, excluded }: Recommendation): ByWish {
  const shown = new Set<string>();
  const find = (id: string) => supplements.find((item) => item.id === id);
  const answered = wishes.flatMap(({ goal, served, leftOut, instead }): AnsweredWish[] => {
    const serving = served.flatMap((id) => find(id) ?? []);
    if (serving.length === 0 && ANSWERED_ELSEWHERE.has(goal)) return [];
    const items = serving.filter(({ id }) => !shown.has(id));
    for (const { id } of items) shown.add(id);
    const reasons = leftOut.flatMap((id) => excluded.find((each) => each.id === id) ?? []);
    return [
      {
        goal,
        title: options[goal] ?? goal,
        items,
        alsoServed: serving.filter((item) => !items.includes(item)).map(({ name }) => name),
        leftOut: [...reasons.filter(isForSafety), ...reasons.filter((each) => !isForSafety(each))],
        instead,
      },
    ];
  });
  return { wishes: answered, others: supplements.filter(({ id }) => !shown.has(id)) };
}
