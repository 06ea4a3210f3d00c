import {
  AppError,
  type ChosenSupplement,
  LatestBatch,
  SUGGESTION_RECENT_DAYS,
  SuggestedBatch,
} from '@evidose/contract';
import { type Clock, DAY_MS } from '../../clock.ts';
import { type Database, personalWrite, repeatable } from '../../database/index.ts';
import { failWith } from '../../fail-with.ts';
import { shapeOf } from '../../http/shape-of.ts';
import { orderMarks } from '../chosen/service.ts';
import { addSuggestion, foundBefore, readBefore } from './add.ts';
import { compareBatches } from './compare.ts';
import {
  batchesMadeBefore,
  forgetMark,
  latestAsText,
  listBatches,
  lockLatest,
  neverSuggested,
  readBatch,
  readLatest,
  readSince,
  replaceSupplements,
  type StoredBatch,
} from './store.ts';

/** Two plans side by side, stored or only computed. */
export { compareBatches };

const RECENT_MS = SUGGESTION_RECENT_DAYS * DAY_MS;
const PAGE_SIZE = 20;
const SHAPE = shapeOf(SuggestedBatch);

type Suggestion = Omit<Parameters<typeof addSuggestion>[0], 'now' | 'shape'>;
/** For callers that only pass it on: most of a plan is never parsed here. */
export const LATEST_AS_TEXT = latestAsText(SHAPE, RECENT_MS);

export type SuggestionsService = ReturnType<typeof createSuggestionsService>;

export function createSuggestionsService({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  const asBatch = (row: StoredBatch): SuggestedBatch => ({
    id: row.id,
    addedOn: row.addedOn.toISOString(),
    length: row.length,
    supplements: row.supplements,
    isRecent: clock().getTime() - row.addedOn.getTime() <= RECENT_MS,
    recommendation: row.recommendation,
    changes: row.changes,
  });

  const newest = async (row: StoredBatch): Promise<LatestBatch> => {
    const { since, findings } = await repeatable(() => readSince(db, row.uid));
    return { ...asBatch(row), answersChangedOn: since?.toISOString() ?? null, newFindings: findings };
  };

  return {
    /** Everything needed before making a plan, in one query, and whether the person may add another today. */
    readBefore: (uid: string) => readBefore(uid, clock()),
    foundBefore,
    /** The writes of a new plan; its entries (`batches` in the specification) are a view of it. */
    add: (suggestion: Suggestion) => addSuggestion({ ...suggestion, now: clock(), shape: SHAPE }),

    latest: (uid: string) =>
      failWith('SUGGESTION_NOT_READ', async () => {
        const row = await repeatable(() => readLatest(db, uid));
        if (row === undefined) throw new AppError('NO_SUGGESTIONS');
        return newest(row);
      }),

    /** The newest plan with the answers it was made from, which may differ from today's. */
    latestWithAnswers: (uid: string) =>
      failWith('SUGGESTION_NOT_READ', async () => {
        const row = await repeatable(() => readLatest(db, uid));
        if (row === undefined) throw new AppError('NO_SUGGESTIONS');
        // Plans stored by an older version get the missing fields.
        return { batch: LatestBatch.parse(await newest(row)), answers: row.answers };
      }),

    /** Which entries of a list no plan has suggested in those words: clients could put any text there. */
    inOwnWords: (uid: string, list: readonly ChosenSupplement[]) =>
      failWith('SUGGESTION_NOT_READ', async (): Promise<ReadonlySet<string>> => {
        if (list.length === 0) return new Set();
        const supplements = list.map(({ supplement }) => supplement);
        return new Set(await repeatable(() => neverSuggested(db, uid, supplements)));
      }),

    read: (uid: string, id: string) =>
      failWith('SUGGESTION_NOT_READ', async () => {
        const row = await repeatable(() => readBatch(db, uid, id));
        if (row === undefined) throw new AppError('NO_SUGGESTIONS');
        return asBatch(row);
      }),

    history: (uid: string, before?: string) =>
      failWith('SUGGESTION_NOT_READ', async () => {
        const start = before === undefined ? undefined : new Date(before);
        // One more than a page: the last line needs its predecessor for comparison.
        const rows = await repeatable(() => listBatches(db, { uid, before: start, limit: PAGE_SIZE + 1 }));
        const batches = rows.slice(0, PAGE_SIZE).map((row, index) => {
          const older = rows[index + 1];
          return {
            id: row.id,
            addedOn: row.addedOn.toISOString(),
            length: row.length,
            outcome: row.recommendation.outcome,
            supplements: row.supplements.map(({ id, name }) => ({ id, name })),
            changes:
              row.changes ??
              (older === undefined ? null : compareBatches({ before: older, after: row, unchangedAnswers: null })),
          };
        });
        return { batches, hasMore: rows.length > PAGE_SIZE };
      }),

    setOrdered: (uid: string, supplementId: string, ordered: boolean) =>
      failWith('ORDER_NOT_UPDATED', () =>
        personalWrite(db, { uid }, async (tx) => {
          const row = await lockLatest(tx, uid);
          if (row === undefined) throw new AppError('NO_SUGGESTIONS');
          const orderedOn = ordered ? clock() : null;
          const listed = await orderMarks.set(tx, { uid, ids: [supplementId], orderedOn });
          if (!row.supplements.some(({ id }) => id === supplementId)) {
            // What an older plan suggested may still be on the list, and be ordered from there.
            if (listed > 0) {
              if (!ordered) await forgetMark(tx, row, supplementId);
              return asBatch(row);
            }
            throw new AppError('NOT_FOUND', { hint: 'This supplement is not in your newest plan.' });
          }
          const supplements = row.supplements.map((item) => (item.id === supplementId ? { ...item, ordered } : item));
          await replaceSupplements(tx, row, supplements);
          return asBatch({ ...row, supplements });
        }),
      ),

    /** Every batch with its answers, for the person's download: a few at a time, as there may be thousands. */
    async *all(uid: string) {
      let rows: StoredBatch[] = [];
      do {
        const made = rows.at(-1)?.made ?? Number.MAX_SAFE_INTEGER;
        rows = await repeatable(() => batchesMadeBefore(db, { uid, made, limit: PAGE_SIZE }));
        for (const row of rows) yield { ...asBatch(row), answers: row.answers };
      } while (rows.length === PAGE_SIZE);
    },
  };
}
