import { isDeepStrictEqual } from 'node:util';
import type { BatchSummary, Recommendation } from '@evidose/contract';
import { differenceBetween } from '@evidose/engine';
import type { StoredBatch } from './store.ts';

type Changes = NonNullable<BatchSummary['changes']>;

const resultOf = ({ recommendation, supplements }: StoredBatch): Recommendation => ({ ...recommendation, supplements });

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
  const difference = differenceBetween(resultOf(before), resultOf(after));
  return {
    added: difference.added.map(({ id, name }) => ({ id, name })),
    removed: difference.removed.map(({ id, name, because }) => ({ id, name, why: because })),
    adjusted: difference.changed.map(({ id, name, before: was, after: is }) => ({ id, name, before: was, after: is })),
    because: {
      answers: changedAnswers(before, after),
      knowledge: before.recommendation.knowledgeVersion !== after.recommendation.knowledgeVersion,
      engine: before.recommendation.engineVersion !== after.recommendation.engineVersion,
    },
  };
}
