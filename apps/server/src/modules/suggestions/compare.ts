import { isDeepStrictEqual } from 'node:util';
import { type BatchSummary, doseText, type SuggestedSupplement } from '@evidose/contract';
import type { StoredBatch } from './store.ts';

type Changes = NonNullable<BatchSummary['changes']>;

const named = ({ id, name }: SuggestedSupplement) => ({ id, name });

const amountOf = ({ dose, form }: SuggestedSupplement) => `${doseText(dose)} (${form.label})`;

/** Why a supplement is gone: the newer result's own words, or that nothing speaks for it any more. */
function whyRemoved(id: string, after: StoredBatch): string {
  const exclusion = after.recommendation.excluded.find((candidate) => candidate.id === id);
  return exclusion?.reasons[0]?.message ?? 'Nothing in your answers speaks for it any more.';
}

function changedAnswers(before: StoredBatch, after: StoredBatch): Changes['because']['answers'] {
  const old = new Map<string, unknown>(Object.entries(before.answers));
  const now = new Map<string, unknown>(Object.entries(after.answers));
  const fields = [...new Set([...old.keys(), ...now.keys()])];
  return fields
    .filter((field) => !isDeepStrictEqual(old.get(field), now.get(field)))
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }));
}

/** What the newer batch changed against the older one, and what made it so. */
export function compareBatches(before: StoredBatch, after: StoredBatch): Changes {
  const old = new Map(before.supplements.map((item) => [item.id, item]));
  const now = new Map(after.supplements.map((item) => [item.id, item]));
  const adjusted = after.supplements.flatMap((item) => {
    const previous = old.get(item.id);
    if (previous === undefined || amountOf(previous) === amountOf(item)) return [];
    return [{ ...named(item), before: amountOf(previous), after: amountOf(item) }];
  });
  return {
    added: after.supplements.filter((item) => !old.has(item.id)).map(named),
    removed: before.supplements
      .filter((item) => !now.has(item.id))
      .map((item) => ({ ...named(item), why: whyRemoved(item.id, after) })),
    adjusted,
    because: {
      answers: changedAnswers(before, after),
      knowledge: before.recommendation.knowledgeVersion !== after.recommendation.knowledgeVersion,
      engine: before.recommendation.engineVersion !== after.recommendation.engineVersion,
    },
  };
}
