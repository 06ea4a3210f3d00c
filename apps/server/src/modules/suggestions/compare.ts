import { isDeepStrictEqual } from 'node:util';
import type { Cause, PlanChanges, Recommendation, SuggestedSupplement } from '@evidose/contract';
import { type Changes, changesBetween } from '@evidose/engine';
import type { StoredResult } from './schema.ts';
import type { StoredBatch } from './store.ts';

/** Of the older batch: all that the comparison looks at. */
export interface Compared extends Pick<StoredBatch, 'answers'> {
  readonly supplements: readonly Pick<SuggestedSupplement, 'id' | 'name' | 'dose' | 'form' | 'ordered'>[];
  readonly recommendation: Pick<StoredResult, 'knowledgeVersion' | 'engineVersion'>;
}

interface Newer extends Compared {
  readonly supplements: StoredBatch['supplements'];
  readonly recommendation: StoredResult;
}

function changedAnswers(before: Compared, after: Compared): PlanChanges['because']['answers'] {
  const old = new Map<string, unknown>(Object.entries(before.answers));
  const now = new Map<string, unknown>(Object.entries(after.answers));
  const fields = [...new Set([...old.keys(), ...now.keys()])];
  return fields
    .filter((field) => !isDeepStrictEqual(old.get(field), now.get(field)))
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }));
}

const idsIn = ({ added, removed, changed }: Changes): ReadonlySet<string> =>
  new Set([...added, ...removed, ...changed].map(({ id }) => id));

const resultOf = ({ recommendation: { excluded }, supplements }: Newer) => ({ excluded, supplements });

interface Between {
  readonly before: Compared;
  readonly after: Newer;
  /** What the old answers give today; null where that is not known. */
  readonly unchangedAnswers: Recommendation | null;
}

/**
 * Who or what made a supplement differ: what the old answers already give otherwise today comes from us, what the new
 * answers change on top of that comes from the person. Without that middle plan every difference underneath may be it.
 */
function causesOf({ before, after, unchangedAnswers }: Between, because: PlanChanges['because']) {
  const ours: Cause[] = [
    ...(because.knowledge ? (['knowledge'] as const) : []),
    ...(because.engine ? (['method'] as const) : []),
  ];
  const theirs: Cause[] = because.answers.length > 0 ? ['answer'] : [];
  if (unchangedAnswers === null) return (): Cause[] => [...theirs, ...ours];
  const byUs = idsIn(changesBetween(before, unchangedAnswers));
  const byThem = idsIn(changesBetween(unchangedAnswers, resultOf(after)));
  return (id: string): Cause[] => [...(byThem.has(id) ? theirs : []), ...(byUs.has(id) ? ours : [])];
}

/** What the newer batch changed against the older one, and what made it so. */
export function compareBatches(between: Between): PlanChanges {
  const { before, after } = between;
  const difference = changesBetween(before, resultOf(after));
  const because = {
    answers: changedAnswers(before, after),
    knowledge: before.recommendation.knowledgeVersion !== after.recommendation.knowledgeVersion,
    engine: before.recommendation.engineVersion !== after.recommendation.engineVersion,
  };
  const causes = causesOf(between, because);
  return {
    added: difference.added.map(({ id, name, reasons }) => ({
      id,
      name,
      why: reasons[0]?.message ?? '',
      causes: causes(id),
    })),
    removed: difference.removed.map(({ id, name, because: why }) => ({ id, name, why, causes: causes(id) })),
    adjusted: difference.changed.map(({ id, name, before: was, after: is }) => ({
      id,
      name,
      before: was,
      after: is,
      causes: causes(id),
    })),
    because,
  };
}
