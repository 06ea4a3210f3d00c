import { AppError } from '@evidose/contract';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { digest } from '../secret.ts';
import type { Database } from './database.ts';
import { people } from './schema.ts';
import { deleteInBatches } from './sweep.ts';
import { inTransaction, repeatableTransaction } from './transaction.ts';

/** Longer than an ID token is valid: until then somebody may still arrive with one, or finish sending a body. */
const BURIED_MS = 2 * 60 * 60 * 1000;

export const personKeyOf = (uid: string): string => digest(uid);

/** Who has read without holding the person learns from the version that something was written since. */
const raised = { version: sql`${people.version} + 1` };

async function holdPerson(tx: Database, uid: string): Promise<void> {
  const personKey = personKeyOf(uid);
  const hold = () => tx.update(people).set(raised).where(eq(people.personKey, personKey)).returning();
  let [row] = await hold();
  if (row === undefined) {
    // Waits for a concurrent first write, and for a deletion.
    await tx.insert(people).values({ personKey }).onConflictDoNothing();
    [row] = await hold();
  }
  if (row === undefined || row.erasedAt !== null) throw new AppError('NOT_LOGGED_IN');
}

interface PersonalWrite {
  readonly uid: string;
  /** Idempotent work: retried even if the commit's outcome is unknown. */
  readonly isRepeatable?: boolean;
}

/**
 * The only way to write personal data. The person's row is locked until commit, so a deletion either includes the new
 * row or comes first, and then nothing is written. A person's writes are serialized, so a count before an insert still
 * holds at the insert.
 */
export function personalWrite<T>(
  db: Database,
  { uid, isRepeatable = false }: PersonalWrite,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const run = isRepeatable ? repeatableTransaction : inTransaction;
  return run(db, async (tx) => {
    await holdPerson(tx, uid);
    return work(tx);
  });
}

/**
 * The same for many people at once, for idempotent work. `work` gets those who still exist. Rows are locked in one
 * order, so two of these never deadlock.
 */
export function personalWrites<T>(
  db: Database,
  uids: readonly string[],
  work: (tx: Database, present: readonly string[]) => Promise<T>,
): Promise<T> {
  const uidOf = new Map(uids.map((uid) => [personKeyOf(uid), uid]));
  const keys = [...uidOf.keys()].sort();
  return repeatableTransaction(db, async (tx) => {
    const rows = keys.map((personKey) => ({ personKey }));
    if (rows.length > 0) await tx.insert(people).values(rows).onConflictDoNothing();
    const present = and(inArray(people.personKey, keys), isNull(people.erasedAt));
    const held = await tx.select().from(people).where(present).orderBy(people.personKey).for('update');
    await tx.update(people).set(raised).where(present);
    return work(
      tx,
      held.flatMap(({ personKey }) => uidOf.get(personKey) ?? []),
    );
  });
}

/** The first step of a deletion: waits for writes in progress and refuses later ones. */
export async function buryPerson(tx: Database, uid: string, now: Date): Promise<void> {
  await tx
    .insert(people)
    .values({ personKey: personKeyOf(uid), erasedAt: now })
    .onConflictDoUpdate({ target: people.personKey, set: { erasedAt: now } });
}

export async function sweepPeople(db: Database, now: Date): Promise<void> {
  await deleteInBatches(db, people, lt(people.erasedAt, new Date(now.getTime() - BURIED_MS)));
}
