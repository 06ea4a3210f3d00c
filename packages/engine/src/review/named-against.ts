import type { Facts } from '../criteria/facts.ts';
import type { CurrentSupplement, Finding } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { clauseThatSays } from '../understand/situations.ts';

/** The written name contains what a condition forbids: "with aspartame" in phenylketonuria. */
export function namedAgainst(
  { situations }: Prepared,
  { answers }: Pick<Facts, 'answers'>,
  { text, field }: Pick<CurrentSupplement, 'text' | 'field'>,
): Finding[] {
  const stated: readonly string[] = answers.medicalConditions;
  return situations.flatMap((each) => {
    const { id, against, message, sources } = each.data;
    if (against === null || !stated.includes(against) || clauseThatSays(each, text) === null) return [];
    const because = [
      { field: 'medicalConditions', value: against },
      { field, value: text },
    ];
    return [{ kind: 'condition' as const, rule: id, message, because, sources }];
  });
}
