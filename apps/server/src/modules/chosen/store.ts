import type { SuggestedSupplement } from '@evidose/contract';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { type Database, isoOf, type Question } from '../../database/index.ts';
import { supplementsChosen } from './schema.ts';

type NewChosen = typeof supplementsChosen.$inferInsert;
export type StoredChosen = typeof supplementsChosen.$inferSelect;
export type ChosenMarks = Partial<Pick<StoredChosen, 'startedOn' | 'packUnits'>>;

interface Place {
  readonly uid: string;
  readonly id: string;
}

const isThis = ({ uid, id }: Place) => and(eq(supplementsChosen.uid, uid), eq(supplementsChosen.id, id));

/** Choosing twice is choosing once: newer details replace older ones, and the first date stays. */
export async function upsertChosen(db: Database, chosen: NewChosen) {
  const supplement: SuggestedSupplement = chosen.supplement;
  const { shape } = chosen;
  const rows = await db
    .insert(supplementsChosen)
    .values(chosen)
    .onConflictDoUpdate({ target: [supplementsChosen.uid, supplementsChosen.id], set: { supplement, shape } })
    .returning();
  return rows[0];
}

export async function listChosen(db: Database, uid: string) {
  return db
    .select()
    .from(supplementsChosen)
    .where(eq(supplementsChosen.uid, uid))
    .orderBy(desc(supplementsChosen.addedOn), desc(supplementsChosen.id));
}

/** The list in contract form, if all of it (even if empty) was written in this shape; see `Alongside`. */
export const chosenAsText = (shape: string): string => `
  SELECT CASE WHEN coalesce(bool_and(shape IS NOT DISTINCT FROM '${shape}'), true) THEN json_build_object('chosen',
    coalesce(json_agg(json_build_object('id', id, 'supplement', supplement, 'addedOn', ${isoOf('added_on')},
      'orderedOn', ${isoOf('ordered_on')}, 'startedOn', started_on, 'packUnits', pack_units)
      ORDER BY added_on DESC, id DESC), '[]'))::text END
  FROM supplements_chosen WHERE uid = caller.uid`;

export const countChosen = (db: Database, uid: string): Promise<number> =>
  db.$count(supplementsChosen, eq(supplementsChosen.uid, uid));

export async function findChosen(db: Database, place: Place): Promise<StoredChosen | undefined> {
  const rows = await db.select().from(supplementsChosen).where(isThis(place)).limit(1);
  return rows[0];
}

export async function deleteChosen(db: Database, place: Place): Promise<void> {
  await db.delete(supplementsChosen).where(isThis(place));
}

export async function markChosen(db: Database, place: Place, marks: ChosenMarks): Promise<StoredChosen | undefined> {
  // Nothing to update: returns the row as it is.
  if (Object.keys(marks).length === 0) return findChosen(db, place);
  const rows = await db.update(supplementsChosen).set(marks).where(isThis(place)).returning();
  return rows[0];
}

/** What is marked as ordered, as a column for another query; `uid` is that query's name for the person. */
export const orderedAsColumn = (uid: string): string =>
  `ARRAY(SELECT id FROM supplements_chosen WHERE uid = ${uid} AND ordered_on IS NOT NULL)`;

interface OrderMark {
  readonly uid: string;
  readonly ids: readonly string[];
  /** null removes the mark. */
  readonly orderedOn: Date | null;
}

/** Earlier marks keep their day. Returns how many rows are marked, now or before. */
export async function markOrdered(db: Database, { uid, ids, orderedOn }: OrderMark): Promise<number> {
  if (ids.length === 0) return 0;
  const mine = and(eq(supplementsChosen.uid, uid), inArray(supplementsChosen.id, [...ids]));
  await db
    .update(supplementsChosen)
    .set({ orderedOn })
    .where(orderedOn === null ? mine : and(mine, isNull(supplementsChosen.orderedOn)));
  return db.$count(supplementsChosen, mine);
}

/** The same for marks that are set, as a statement that travels with others. */
export const orderedAsQuestion = ({ uid, ids, orderedOn }: OrderMark): Question => ({
  text: 'UPDATE supplements_chosen SET ordered_on = $3 WHERE uid = $1 AND id = ANY($2) AND ordered_on IS NULL',
  values: [uid, ids, orderedOn],
});
