import { isField, type PlanChanges, questionOf } from '@evidose/contract';
import { formatStored, NOTHING } from '../../../components/questions/format-answer.ts';

type Changed = PlanChanges['because']['answers'][number];

/** The items of a list answer; null for any other answer. */
function thingsOf(field: string, value: unknown): readonly string[] | null {
  if (!isField(field)) return null;
  const { kind } = questionOf(field);
  if (kind === 'many' && Array.isArray(value)) return value.map((item) => formatStored(field, [item]));
  if (kind === 'text' && typeof value === 'string') return value.split(/\n+|,\s+/).map((part) => part.trim());
  return null;
}

const isIn = (things: readonly string[]) => (thing: string) => things.includes(thing);

/** What changed in an answer, in a sentence. Long lists show only additions and removals. */
export function answerChange({ field, before, after }: Changed): string {
  const asked = isField(field) ? questionOf(field).label : field;
  const [was, is] = [formatStored(field, before), formatStored(field, after)];
  if (was === NOTHING) return `You answered “${asked}” with ${is}.`;
  if (is === NOTHING) return `You took out your answer to “${asked}”. It was ${was}.`;
  const [old, now] = [thingsOf(field, before) ?? [], thingsOf(field, after) ?? []];
  if (!old.some(isIn(now))) return `You changed “${asked}” from ${was} to ${is}.`;
  const added = now.filter((thing) => !old.includes(thing));
  const gone = old.filter((thing) => !now.includes(thing));
  const parts = [
    ...(added.length === 0 ? [] : [`added ${added.join(', ')}`]),
    ...(gone.length === 0 ? [] : [`took out ${gone.join(', ')}`]),
  ];
  return parts.length === 0
    ? `You changed the wording of your answer to “${asked}”: ${is}.`
    : `Under “${asked}” you ${parts.join(' and ')}.`;
}
