import type { TrialState } from '@evidose/contract';
import { and, asc, desc, eq, gte } from 'drizzle-orm';
import type { Database, Question } from '../../database/index.ts';
import { trialRatings, trials } from './schema.ts';

export type StoredTrial = typeof trials.$inferSelect;
export type StoredRating = typeof trialRatings.$inferSelect;

interface Place {
  readonly uid: string;
  readonly id: string;
}
const isThis = ({ uid, id }: Place) => and(eq(trials.uid, uid), eq(trials.id, id));

export const listTrials = (db: Database, uid: string): Promise<StoredTrial[]> =>
  db.select().from(trials).where(eq(trials.uid, uid)).orderBy(desc(trials.createdAt), desc(trials.id));

export async function findTrial(db: Database, place: Place): Promise<StoredTrial | undefined> {
  const [row] = await db.select().from(trials).where(isThis(place));
  return row;
}

/** Started, not ended, and not past its last day. */
export const listRunning = (db: Database, uid: string, day: string): Promise<StoredTrial[]> =>
  db
    .select()
    .from(trials)
    .where(and(eq(trials.uid, uid), eq(trials.state, 'running'), gte(trials.lastDay, day)));

export async function insertTrial(tx: Database, row: StoredTrial): Promise<void> {
  await tx.insert(trials).values(row);
}

export const countTrials = (db: Database, uid: string): Promise<number> => db.$count(trials, eq(trials.uid, uid));

interface Ending extends Place {
  readonly state: Exclude<TrialState, 'finished' | 'running'>;
  readonly endedOn: string;
  readonly endedBecause: string | null;
}

export async function endTrial(tx: Database, { state, endedOn, endedBecause, ...place }: Ending): Promise<void> {
  await tx
    .update(trials)
    .set({ state, endedOn, endedBecause })
    .where(and(isThis(place), eq(trials.state, 'running')));
}

export const listRatings = (db: Database, uid: string): Promise<StoredRating[]> =>
  db.select().from(trialRatings).where(eq(trialRatings.uid, uid)).orderBy(asc(trialRatings.day));

export async function putRating(tx: Database, row: StoredRating): Promise<void> {
  await tx
    .insert(trialRatings)
    .values(row)
    .onConflictDoUpdate({
      target: [trialRatings.uid, trialRatings.trial, trialRatings.day, trialRatings.time],
      set: { rating: row.rating },
    });
}

export async function removeRating(tx: Database, { uid, trial, day, time }: Omit<StoredRating, 'rating'>) {
  await tx
    .delete(trialRatings)
    .where(
      and(
        eq(trialRatings.uid, uid),
        eq(trialRatings.trial, trial),
        eq(trialRatings.day, day),
        eq(trialRatings.time, time),
      ),
    );
}

/** For making a plan, which sends all its reads and writes at once. */
const RUNNING = `SELECT id::text, trial_id AS "trialId",
    (SELECT coalesce(json_agg(key), '[]') FROM settled_alerts WHERE settled_alerts.uid = trials.uid) AS resolved
  FROM trials WHERE uid = $1 AND state = 'running' AND last_day >= $2::date`;
const END = `UPDATE trials SET state = 'unsafe', ended_on = $3, ended_because = $4
  WHERE uid = $1 AND id = $2 AND state = 'running'`;

export interface RunningRow {
  readonly id: string;
  readonly trialId: string;
  readonly resolved: readonly string[];
}
export const runningQuestion = (uid: string, day: string): Question => ({ text: RUNNING, values: [uid, day] });
export const endQuestion = ({ uid, id, endedOn, endedBecause }: Omit<Ending, 'state'>): Question => ({
  text: END,
  values: [uid, id, endedOn, endedBecause],
});
