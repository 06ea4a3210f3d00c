import { isDeepStrictEqual } from 'node:util';
import type { Cause, PlanChanges, Recommendation, SuggestedSupplement } from '@evidose/contract';
import { type Changes, changesBetween, type Detailed, type Difference, planDetails } from '@evidose/engine';
import type { StoredResult } from './schema.ts';
import type { StoredBatch } from './store.ts';

/** The parts of the older batch that are compared. */
export interface Compared extends Pick<StoredBatch, 'answers'> {
  readonly supplements: readonly (Pick<SuggestedSupplement, 'dose' | 'form' | 'ordered'> &
    Detailed['supplements'][number])[];
  readonly recommendation: Pick<StoredResult, 'knowledgeVersion' | 'engineVersion'> & Omit<Detailed, 'supplements'>;
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

type Comparable = Pick<Recommendation, 'supplements' | 'excluded'> & Detailed;

const resultOf = ({ recommendation, supplements }: Newer): Comparable => ({ ...recommendation, supplements });
const detailedOf = ({ recommendation, supplements }: Compared): Detailed => ({ ...recommendation, supplements });

/** A key for each difference, for matching those of two comparisons. */
const keyOf = ({ kind, id }: Pick<Difference, 'kind' | 'id'>): string => `${kind} ${id}`;
const suggestionsIn = ({ added, removed, changed }: Changes): string[] =>
  [...added, ...removed, ...changed].map(({ id }) => id);

interface Between {
  readonly before: Compared;
  readonly after: Newer;
  /** What the old answers give today; null if unknown. */
  readonly unchangedAnswers: Recommendation | null;
}

/**
 * Attributes each difference: what the old answers already give differently today comes from us; what the new answers
 * change on top comes from the person. Without that middle plan any difference may come from either.
 */
function causesOf({ before, after, unchangedAnswers }: Between, because: PlanChanges['because']) {
  const ours: Cause[] = [
    ...(because.knowledge ? (['knowledge'] as const) : []),
    ...(because.engine ? (['method'] as const) : []),
  ];
  const theirs: Cause[] = because.answers.length > 0 ? ['answer'] : [];
  if (unchangedAnswers === null) return (): Cause[] => [...theirs, ...ours];
  const differing = (from: Compared | Recommendation, to: Comparable) => {
    const was = 'recommendation' in from ? detailedOf(from) : from;
    return new Set([...suggestionsIn(changesBetween(from, to)), ...planDetails(was, to).map(keyOf)]);
  };
  const byUs = differing(before, unchangedAnswers);
  const byThem = differing(unchangedAnswers, resultOf(after));
  return (key: string): Cause[] => [...(byThem.has(key) ? theirs : []), ...(byUs.has(key) ? ours : [])];
}

const fieldOf = (field: string): string => field.split('.')[0] ?? field;

/** What the newer batch changed, and why. */
export function compareBatches(between: Between): PlanChanges {
  const { before, after } = between;
  const result = resultOf(after);
  const difference = changesBetween(before, result);
  const because = {
    answers: changedAnswers(before, after),
    knowledge: before.recommendation.knowledgeVersion !== after.recommendation.knowledgeVersion,
    engine: before.recommendation.engineVersion !== after.recommendation.engineVersion,
  };
  const causes = causesOf(between, because);
  const changed = because.answers.map(({ field }) => field);
  /** The changed answers that the plan names for it, or all of them if it names none. */
  const madeBy = (key: string, named: readonly string[]) => {
    const mine = causes(key);
    const cited = changed.filter((field) => named.includes(field));
    return { causes: mine, answers: !mine.includes('answer') ? [] : cited.length > 0 ? cited : changed };
  };
  const excludedFor = (id: string) =>
    result.excluded.find((each) => each.id === id)?.reasons.flatMap((reason) => reason.because) ?? [];
  return {
    added: difference.added.map(({ id, name, reasons }) => ({
      id,
      name,
      why: reasons[0]?.message ?? '',
      ...madeBy(
        id,
        reasons.map(({ field }) => fieldOf(field)),
      ),
    })),
    removed: difference.removed.map(({ id, name, because: why }) => ({
      id,
      name,
      why,
      ...madeBy(
        id,
        excludedFor(id).map(({ field }) => fieldOf(field)),
      ),
    })),
    adjusted: difference.changed.map(({ id, name, before: was, after: is }) => ({
      id,
      name,
      before: was,
      after: is,
      ...madeBy(id, []),
    })),
    details: planDetails(detailedOf(before), result).map(({ answers, ...detail }) => ({
      ...detail,
      ...madeBy(keyOf(detail), answers),
    })),
    because,
  };
}
