import { doseText, type Recommendation, type SuggestedSupplement } from '@evidose/contract';

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Changes {
  readonly added: readonly SuggestedSupplement[];
  readonly removed: readonly (Named & { readonly because: string })[];
  readonly changed: readonly (Named & { readonly before: string; readonly after: string })[];
}

type Taken = Pick<SuggestedSupplement, 'id' | 'name' | 'dose' | 'form'>;

const amountOf = ({ name, dose, form }: Taken): string => `${doseText(dose, name)} as ${form.label}`;

interface Before {
  readonly supplements: readonly Taken[];
}
type After = Pick<Recommendation, 'supplements' | 'excluded'>;

function whyGone({ excluded }: After, id: string): string {
  const exclusion = excluded.find((each) => each.id === id);
  return exclusion?.reasons[0]?.message ?? 'Your answers no longer give a reason for it.';
}

export function changesBetween(before: Before, after: After): Changes {
  const was = new Map(before.supplements.map((each) => [each.id, each]));
  const is = new Map(after.supplements.map((each) => [each.id, each]));
  return {
    added: after.supplements.filter(({ id }) => !was.has(id)),
    removed: before.supplements
      .filter(({ id }) => !is.has(id))
      .map(({ id, name }) => ({ id, name, because: whyGone(after, id) })),
    changed: after.supplements.flatMap((now) => {
      const then = was.get(now.id);
      if (then === undefined || amountOf(then) === amountOf(now)) return [];
      return [{ id: now.id, name: now.name, before: amountOf(then), after: amountOf(now) }];
    }),
  };
}
