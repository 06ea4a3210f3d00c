import type { IntakeEntry, Slot } from '@evidose/contract';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { intake } from './schema.ts';

export interface IntakePlace {
  readonly uid: string;
  readonly day: string;
  readonly supplementId: string;
  readonly slot: Slot;
}

const isThis = ({ uid, day, supplementId, slot }: IntakePlace) =>
  and(eq(intake.uid, uid), eq(intake.day, day), eq(intake.supplementId, supplementId), eq(intake.slot, slot));

export async function readDay(db: Database, uid: string, day: string): Promise<IntakeEntry[]> {
  return db
    .select({ supplementId: intake.supplementId, slot: intake.slot, state: intake.state })
    .from(intake)
    .where(and(eq(intake.uid, uid), eq(intake.day, day)))
    .orderBy(intake.supplementId, intake.slot);
}

export async function putEntry(db: Database, place: IntakePlace, state: 'taken' | 'skipped'): Promise<void> {
  await db
    .insert(intake)
    .values({ ...place, state })
    .onConflictDoUpdate({
      target: [intake.uid, intake.day, intake.supplementId, intake.slot],
      set: { state, recordedAt: sql`now()` },
    });
}

/** How many rows a person has: for one day, for all days before, or for this slot. */
export const countOfDay = (db: Database, { uid, day }: IntakePlace): Promise<number> =>
  db.$count(intake, and(eq(intake.uid, uid), eq(intake.day, day)));
export const countBefore = (db: Database, uid: string, day: string): Promise<number> =>
  db.$count(intake, and(eq(intake.uid, uid), lt(intake.day, day)));
export const isRecorded = async (db: Database, place: IntakePlace): Promise<boolean> =>
  (await db.$count(intake, isThis(place))) > 0;

export async function stateAt(db: Database, place: IntakePlace): Promise<'taken' | 'skipped' | null> {
  const [row] = await db.select({ state: intake.state }).from(intake).where(isThis(place));
  return row?.state ?? null;
}

export async function removeEntry(db: Database, place: IntakePlace): Promise<void> {
  await db.delete(intake).where(isThis(place));
}

export async function countByDaySince(db: Database, uid: string, day: string) {
  return db
    .select({
      day: intake.day,
      id: intake.supplementId,
      taken: sql<number>`count(*) FILTER (WHERE ${intake.state} = 'taken')::int`,
      skipped: sql<number>`count(*) FILTER (WHERE ${intake.state} = 'skipped')::int`,
    })
    .from(intake)
    .where(and(eq(intake.uid, uid), gte(intake.day, day)))
    .groupBy(intake.day, intake.supplementId)
    .orderBy(intake.day, intake.supplementId);
}

export async function allIntake(db: Database, uid: string) {
  return db
    .select({ day: intake.day, supplementId: intake.supplementId, slot: intake.slot, state: intake.state })
    .from(intake)
    .where(eq(intake.uid, uid))
    .orderBy(intake.day, intake.supplementId, intake.slot);
}
