import { randomUUID } from 'node:crypto';
import {
  type Answers,
  AppError,
  type Recommendation,
  SUGGESTION_RECENT_DAYS,
  SuggestedBatch,
  validateQuestionnaire,
} from '@evidose/contract';
import { type Clock, DAY_MS, systemClock } from '../../clock.ts';
import { type Database, personalWrite, repeatable } from '../../database/index.ts';
import { failsAs } from '../../fails-as.ts';
import { shapeOf } from '../../http/shape-of.ts';
import { orderMarks } from '../chosen/service.ts';
import { compareBatches } from './compare.ts';
import {
  batchesMadeBefore,
  countBatchesSince,
  type HeldBatch,
  insertBatch,
  latestAsText,
  listBatches,
  lockLatest,
  readBatch,
  readLatest,
  replaceSupplements,
  type StoredBatch,
} from './store.ts';

const RECENT_MS = SUGGESTION_RECENT_DAYS * DAY_MS;
const PAGE_SIZE = 20;
const SHAPE = shapeOf(SuggestedBatch);
/** Somebody who tries answers out makes a few; what-if serves those who want more. */
const MOST_A_DAY = 50;

interface NewSuggestion {
  readonly uid: string;
  readonly answers: Answers;
  /** In the shape of the contract. */
  readonly recommendation: Recommendation;
  /** The newest so far. */
  readonly before: HeldBatch | undefined;
  /** What other answers would give today: tells what the person changed from what we did. */
  readonly decide?: (answers: Answers) => Recommendation;
}

/** Decided by the same knowledge in the same way: whatever differs comes from the answers. */
const isDecidedAlike = (before: StoredBatch, { knowledgeVersion, engineVersion }: Recommendation): boolean =>
  before.recommendation.knowledgeVersion === knowledgeVersion && before.recommendation.engineVersion === engineVersion;

/** The old answers once more, today; null where they no longer stand the check, or where that would tell nothing. */
function decidedAgain(before: StoredBatch, { recommendation, decide }: NewSuggestion): Recommendation | null {
  if (decide === undefined || isDecidedAlike(before, recommendation)) return null;
  const checked = validateQuestionnaire(before.answers);
  return checked.ok ? decide(checked.answers) : null;
}

interface Carrying {
  readonly uid: string;
  readonly before: HeldBatch | undefined;
  readonly now: Date;
}

/** Every supplement that counts as ordered; the list learns what only the older plan knew. */
async function carryOrders(tx: Database, { uid, before, now }: Carrying): Promise<ReadonlySet<string>> {
  const onPlan = (before?.supplements ?? []).filter(({ ordered }) => ordered === true).map(({ id }) => id);
  if (before !== undefined && onPlan.length === 0) return new Set(before.orderedOnList);
  await orderMarks.set(tx, { uid, ids: onPlan, orderedOn: now });
  return new Set([...onPlan, ...(await orderMarks.list(tx, uid))]);
}

/** For whoever only hands it on: most of a plan is never unpacked here. */
export const LATEST_AS_TEXT = latestAsText(SHAPE, RECENT_MS);

export type SuggestionsService = ReturnType<typeof createSuggestionsService>;

export function createSuggestionsService(db: Database, now: Clock = systemClock) {
  const asBatch = (row: StoredBatch): SuggestedBatch => ({
    id: row.id,
    addedOn: row.addedOn.toISOString(),
    length: row.length,
    supplements: row.supplements,
    isRecent: now().getTime() - row.addedOn.getTime() <= RECENT_MS,
    recommendation: row.recommendation,
    changes: row.changes,
  });

  return {
    /**
     * Adds a batch and its entries in the caller's transaction: all of it or nothing. What was marked as ordered, on the
     * plan before or on the list, is ordered on the new one too.
     */
    add: (tx: Database, suggestion: NewSuggestion) =>
      failsAs('SUGGESTION_NOT_STORED', async () => {
        const { uid, answers, recommendation, before } = suggestion;
        const ordered = await carryOrders(tx, { uid, before, now: now() });
        const { supplements: suggested, ...rest } = recommendation;
        const supplements = suggested.map((item) => (ordered.has(item.id) ? { ...item, ordered: true } : item));
        const after = { answers, recommendation: rest, supplements };
        const id = randomUUID();
        const changes =
          before === undefined
            ? null
            : compareBatches({ before, after, unchangedAnswers: decidedAgain(before, suggestion) });
        const made = 1 + (before?.made ?? 0);
        const place = { uid, id, addedOn: now(), made, length: supplements.length };
        await insertBatch(tx, { ...place, ...after, changes, shape: SHAPE });
        return id;
      }),

    /** Before a plan is decided on: the one it follows, if the person may add another today. */
    requireRoom: async (tx: Database, uid: string): Promise<HeldBatch | undefined> => {
      const before = await lockLatest(tx, uid, orderMarks.asColumn(uid));
      // Plans are counted as they are made: whoever has made fewer in all needs no look at the days.
      if (before === undefined || before.made < MOST_A_DAY) return before;
      const made = await countBatchesSince(tx, uid, new Date(now().getTime() - DAY_MS));
      if (made < MOST_A_DAY) return before;
      const hint = `You can make ${MOST_A_DAY} plans a day.`;
      throw new AppError('TOO_MANY_REQUESTS', { hint, retryAfterSeconds: DAY_MS / 1_000 });
    },

    latest: (uid: string) =>
      failsAs('SUGGESTION_NOT_READ', async () => {
        const row = await repeatable(() => readLatest(db, uid));
        if (row === undefined) throw new AppError('NO_SUGGESTIONS');
        return asBatch(row);
      }),

    /** The newest plan with the answers it was made from, which may differ from those of today. */
    latestWithAnswers: (uid: string) =>
      failsAs('SUGGESTION_NOT_READ', async () => {
        const row = await repeatable(() => readLatest(db, uid));
        if (row === undefined) throw new AppError('NO_SUGGESTIONS');
        // Plans stored by an older version get what they lack.
        return { batch: SuggestedBatch.parse(asBatch(row)), answers: row.answers };
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
            changes:
              row.changes ??
              (older === undefined ? null : compareBatches({ before: older, after: row, unchangedAnswers: null })),
          };
        });
        return { batches, hasMore: rows.length > PAGE_SIZE };
      }),

    setOrdered: (uid: string, supplementId: string, ordered: boolean) =>
      failsAs('ORDER_NOT_UPDATED', () =>
        personalWrite(db, { uid }, async (tx) => {
          const row = await lockLatest(tx, uid, orderMarks.asColumn(uid));
          if (row === undefined) throw new AppError('NO_SUGGESTIONS');
          const orderedOn = ordered ? now() : null;
          const listed = await orderMarks.set(tx, { uid, ids: [supplementId], orderedOn });
          if (!row.supplements.some(({ id }) => id === supplementId)) {
            // What an older plan suggested may still be on the list, and be ordered from there.
            if (listed > 0) return asBatch(row);
            throw new AppError('NOT_FOUND', { hint: 'This supplement is not in your newest plan.' });
          }
          const supplements = row.supplements.map((item) => (item.id === supplementId ? { ...item, ordered } : item));
          await replaceSupplements(tx, row, supplements);
          return asBatch({ ...row, supplements });
        }),
      ),

    /** Every batch with its answers, for the person's own download: a few at a time, as there may be thousands. */
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
