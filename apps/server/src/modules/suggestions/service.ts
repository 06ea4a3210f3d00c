import { randomUUID } from 'node:crypto';
import {
  type Answers,
  AppError,
  type Recommendation,
  SUGGESTION_RECENT_DAYS,
  type SuggestedBatch,
} from '@evidose/contract';
import { type Clock, DAY_MS, systemClock } from '../../clock.ts';
import { type Database, inTransaction, repeatable } from '../../database/index.ts';
import { failsAs } from '../../fails-as.ts';
import { compareBatches } from './compare.ts';
import {
  allBatches,
  insertBatch,
  listBatches,
  lockLatest,
  readBatch,
  readLatest,
  replaceSupplements,
  type StoredBatch,
} from './store.ts';

const RECENT_MS = SUGGESTION_RECENT_DAYS * DAY_MS;
const PAGE_SIZE = 20;

interface NewSuggestion {
  readonly uid: string;
  readonly answers: Answers;
  readonly recommendation: Recommendation;
}

export type SuggestionsService = ReturnType<typeof createSuggestionsService>;

export function createSuggestionsService(db: Database, now: Clock = systemClock) {
  const asBatch = (row: StoredBatch): SuggestedBatch => ({
    id: row.id,
    addedOn: row.addedOn.toISOString(),
    length: row.length,
    supplements: row.supplements,
    isRecent: now().getTime() - row.addedOn.getTime() <= RECENT_MS,
    recommendation: { ...row.recommendation, supplements: row.supplements },
  });

  return {
    /** Adds a batch and its entries in the caller's transaction: all of it or nothing. */
    add: (tx: Database, { uid, answers, recommendation }: NewSuggestion) =>
      failsAs('SUGGESTION_NOT_STORED', async () => {
        const { supplements, ...rest } = recommendation;
        const id = randomUUID();
        const batch = {
          uid,
          id,
          addedOn: now(),
          length: supplements.length,
          supplements,
          recommendation: rest,
          answers,
        };
        await insertBatch(tx, batch);
        return id;
      }),

    latest: (uid: string) =>
      failsAs('SUGGESTION_NOT_READ', async () => {
        const row = await repeatable(() => readLatest(db, uid));
        if (row === undefined) throw new AppError('NO_SUGGESTIONS');
        return asBatch(row);
      }),

    read: (uid: string, id: string) =>
      failsAs('SUGGESTION_NOT_READ', async () => {
        const row = await repeatable(() => readBatch(db, uid, id));
        if (row === undefined) throw new AppError('NO_SUGGESTIONS');
        return asBatch(row);
      }),

    history: (uid: string, before?: string) =>
      failsAs('SUGGESTION_NOT_READ', async () => {
        const start = before === undefined ? undefined : new Date(before);
        // One more than a page: the last line needs its predecessor to be compared with.
        const rows = await repeatable(() => listBatches(db, { uid, before: start, limit: PAGE_SIZE + 1 }));
        const batches = rows.slice(0, PAGE_SIZE).map((row, index) => {
          const older = rows[index + 1];
          return {
            id: row.id,
            addedOn: row.addedOn.toISOString(),
            length: row.length,
            outcome: row.recommendation.outcome,
            supplements: row.supplements.map(({ id, name }) => ({ id, name })),
            changes: older === undefined ? null : compareBatches(older, row),
          };
        });
        return { batches, hasMore: rows.length > PAGE_SIZE };
      }),

    setOrdered: (uid: string, supplementId: string, ordered: boolean) =>
      failsAs('ORDER_NOT_UPDATED', () =>
        inTransaction(db, async (tx) => {
          const row = await lockLatest(tx, uid);
          if (row === undefined) throw new AppError('NO_SUGGESTIONS');
          if (!row.supplements.some(({ id }) => id === supplementId)) {
            throw new AppError('ORDER_NOT_UPDATED', { hint: 'This supplement is not in your newest plan.' });
          }
          const supplements = row.supplements.map((item) => (item.id === supplementId ? { ...item, ordered } : item));
          await replaceSupplements(tx, row, supplements);
          return asBatch({ ...row, supplements });
        }),
      ),

    /** Every batch with the answers it was made from, for the person's own download. */
    all: async (uid: string) =>
      (await repeatable(() => allBatches(db, uid))).map((row) => ({ ...asBatch(row), answers: row.answers })),
  };
}
