import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { type Clock, DAY_MS, HOUR_MS, later, MINUTE_MS } from '../../clock.ts';
import { type Database, deleteInBatches } from '../../database/index.ts';
import { gateSources } from './schema.ts';

export const FAILURES_BEFORE_LOCK = 5;
/** Durations of successive locks; the last one repeats. */
export const LOCKS_MS = [15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, DAY_MS] as const;
/** A source quiet for this long after its last lock starts over. */
const FORGET_AFTER_MS = DAY_MS;
/** How long a source that knew the PIN is not a stranger. */
export const KNOWN_SOURCE_MS = 30 * DAY_MS;

const NEVER = new Date(0);

/** A source's row, locked until the transaction ends: parallel guesses from one source are serialized. */
export async function holdSource(tx: Database, sourceKey: string, now: Date) {
  const fresh = { failures: 0, strikes: 0, lockedUntil: NEVER, changedAt: now, rightAt: null };
  const [row] = await tx
    .insert(gateSources)
    .values({ sourceKey, ...fresh })
    .onConflictDoUpdate({ target: gateSources.sourceKey, set: { sourceKey } })
    .returning();
  if (row === undefined) throw new Error('the row of a source was not returned');
  const quietSince = Math.max(row.changedAt.getTime(), row.lockedUntil.getTime());
  const isForgotten = quietSince + FORGET_AFTER_MS < now.getTime();
  return isForgotten ? { sourceKey, ...fresh, rightAt: row.rightAt } : row;
}

export type HeldSource = Awaited<ReturnType<typeof holdSource>>;

/** Returns the lock caused by this failure, if any. */
export async function countFailure(tx: Database, held: HeldSource, now: Date): Promise<number | null> {
  const failures = held.failures + 1;
  const isLock = failures >= FAILURES_BEFORE_LOCK;
  const lockMs = isLock ? (LOCKS_MS[Math.min(held.strikes, LOCKS_MS.length - 1)] ?? DAY_MS) : null;
  await save(tx, {
    ...held,
    failures: isLock ? 0 : failures,
    strikes: isLock ? held.strikes + 1 : held.strikes,
    lockedUntil: lockMs === null ? held.lockedUntil : later(now, lockMs),
    changedAt: now,
  });
  return lockMs;
}

/** Forgives failures but not locks: behind a shared address an honest visitor must not free a guesser. */
export async function forgive(tx: Database, held: HeldSource, now: Date): Promise<void> {
  await save(tx, { ...held, failures: 0, changedAt: now, rightAt: now });
}

async function save(tx: Database, { sourceKey, ...values }: HeldSource): Promise<void> {
  await tx.update(gateSources).set(values).where(eq(gateSources.sourceKey, sourceKey));
}

export async function sweepSources(db: Database, clock: Clock): Promise<void> {
  // Twice the longest lock: older rows have no effect.
  const isQuiet = lt(gateSources.changedAt, later(clock(), -2 * DAY_MS - FORGET_AFTER_MS));
  const isStranger = or(isNull(gateSources.rightAt), lt(gateSources.rightAt, later(clock(), -KNOWN_SOURCE_MS)));
  await deleteInBatches(db, gateSources, and(isQuiet, isStranger));
}

/** For the operator: how many are locked now. */
export const countLocked = (db: Database, now: Date): Promise<number> =>
  db.$count(gateSources, gt(gateSources.lockedUntil, now));

/** For the operator: of one source, or of all. */
export async function liftLocks(tx: Database, sourceKey: string | null): Promise<void> {
  const open = { failures: 0, strikes: 0, lockedUntil: NEVER };
  const which = sourceKey === null ? undefined : eq(gateSources.sourceKey, sourceKey);
  await tx.update(gateSources).set(open).where(which);
}
