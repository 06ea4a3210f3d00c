import type { PendingFinding, SuggestedSupplement } from '@evidose/contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { type Database, isoOf } from '../../database/index.ts';
import { answersChangedColumn } from '../questionnaire/service.ts';
import { supplementsSuggested } from './schema.ts';

export type StoredBatch = typeof supplementsSuggested.$inferSelect;

const newestFirst = desc(supplementsSuggested.made);

export async function readLatest(db: Database, uid: string): Promise<StoredBatch | undefined> {
  const rows = await db
    .select()
    .from(supplementsSuggested)
    .where(eq(supplementsSuggested.uid, uid))
    .orderBy(newestFirst)
    .limit(1);
  return rows[0];
}

/** What a later review found about a plan; the table belongs to the watch module. */
const findingsColumn = `coalesce((SELECT findings FROM plan_reviews WHERE uid = newest.uid AND plan_id = newest.id), '[]')`;

interface Since {
  /** Since when the person's answers differ from those of their newest plan; null while equal. */
  readonly since: Date | null;
  readonly findings: PendingFinding[];
}

export async function readSince(db: Database, uid: string): Promise<Since> {
  const since = sql.raw(answersChangedColumn('newest.uid', 'newest.answers'));
  const { rows } = await db.execute<{ since: string | null; findings: PendingFinding[] }>(sql`
    SELECT ${since} AS since, ${sql.raw(findingsColumn)} AS findings
    FROM supplements_suggested newest WHERE uid = ${uid} ORDER BY made DESC LIMIT 1`);
  const [row] = rows;
  return { since: row?.since == null ? null : new Date(row.since), findings: row?.findings ?? [] };
}

/** The newest batch in contract form, if it was written in this shape; see `Alongside`. */
export const latestAsText = (shape: string, recentMs: number): string => `
  SELECT CASE WHEN shape = '${shape}' THEN json_build_object(
    'id', id, 'addedOn', ${isoOf('added_on')}, 'length', length, 'supplements', supplements,
    'isRecent', $1::timestamptz - added_on <= interval '${recentMs} milliseconds',
    'recommendation', recommendation, 'changes', changes,
    'answersChangedOn', ${isoOf(answersChangedColumn('newest.uid', 'newest.answers'))},
    'newFindings', ${findingsColumn})::text END
  FROM supplements_suggested newest WHERE uid = caller.uid ORDER BY made DESC LIMIT 1`;

/** Like `readLatest`, with the row locked until the transaction ends. */
export async function lockLatest(tx: Database, uid: string): Promise<StoredBatch | undefined> {
  const rows = await tx
    .select()
    .from(supplementsSuggested)
    .where(eq(supplementsSuggested.uid, uid))
    .orderBy(newestFirst)
    .limit(1)
    .for('update');
  return rows[0];
}

export async function readBatch(db: Database, uid: string, id: string): Promise<StoredBatch | undefined> {
  const rows = await db
    .select()
    .from(supplementsSuggested)
    .where(and(eq(supplementsSuggested.uid, uid), eq(supplementsSuggested.id, id)))
    .limit(1);
  return rows[0];
}

interface Page {
  readonly uid: string;
  readonly before: Date | undefined;
  readonly limit: number;
}

/** Everything made before the plan of that moment; without one, before the plans that follow. */
const madeBefore = (uid: string, moment: Date) => sql`${supplementsSuggested.made} < coalesce(
  (SELECT min(made) FROM supplements_suggested WHERE uid = ${uid} AND added_on = ${moment}),
  (SELECT 1 + max(made) FROM supplements_suggested WHERE uid = ${uid} AND added_on < ${moment}))`;

export async function listBatches(db: Database, { uid, before, limit }: Page): Promise<StoredBatch[]> {
  const mine = eq(supplementsSuggested.uid, uid);
  return db
    .select()
    .from(supplementsSuggested)
    .where(before === undefined ? mine : and(mine, madeBefore(uid, before)))
    .orderBy(newestFirst)
    .limit(limit);
}

export async function replaceSupplements(
  tx: Database,
  batch: Pick<StoredBatch, 'uid' | 'id'>,
  supplements: SuggestedSupplement[],
): Promise<void> {
  await tx
    .update(supplementsSuggested)
    .set({ supplements })
    .where(and(eq(supplementsSuggested.uid, batch.uid), eq(supplementsSuggested.id, batch.id)));
}

/** No longer on the plan, so it does not return as ordered. */
export async function forgetMark(tx: Database, batch: StoredBatch, supplementId: string): Promise<void> {
  const orderedAndGone = (batch.orderedAndGone ?? []).filter((id) => id !== supplementId);
  await tx
    .update(supplementsSuggested)
    .set({ orderedAndGone })
    .where(and(eq(supplementsSuggested.uid, batch.uid), eq(supplementsSuggested.id, batch.id)));
}

interface Place {
  readonly uid: string;
  readonly made: number;
  readonly limit: number;
}

/** The next few made before the one with this number, newest first. */
export async function batchesMadeBefore(db: Database, { uid, made, limit }: Place): Promise<StoredBatch[]> {
  return db
    .select()
    .from(supplementsSuggested)
    .where(and(eq(supplementsSuggested.uid, uid), lt(supplementsSuggested.made, made)))
    .orderBy(newestFirst)
    .limit(limit);
}

/** What would sound like ours, also in a warning. Of warnings only the words: they may have gained fields since. */
const FIELDS = ['id', 'name', 'dose', 'form', 'evidence', 'reasons'].map((field) => `'$.${field}'`);
const WORDS = [`'$.cautions[*].message'`, `'$.interactions[*].message'`, `'$.interactions[*].with'`, `'$.timing.note'`];
const isSame = [...FIELDS, ...WORDS]
  .map((path) => `jsonb_path_query_array(each, ${path}) = jsonb_path_query_array(entry, ${path})`)
  .join(' AND ');

/** The ids of those that no plan of the person has in the same words. */
export async function neverSuggested(
  db: Database,
  uid: string,
  supplements: readonly SuggestedSupplement[],
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT entry->>'id' AS id FROM jsonb_array_elements(${JSON.stringify(supplements)}::jsonb) entry
    WHERE NOT EXISTS (SELECT 1 FROM supplements_suggested, jsonb_array_elements(supplements) each
      WHERE uid = ${uid} AND ${sql.raw(isSame)})`);
  return rows.map(({ id }) => id);
}
