import type { PartialAnswers, PendingFinding } from '@evidose/contract';
import { and, between, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/index.ts';
import { accounts, supplementsChosen, supplementsSuggested, trials, users } from '../watch-sources.ts';
import type { Batch } from './batches.ts';
import { planReviews } from './schema.ts';

type Chosen = Pick<typeof supplementsChosen.$inferSelect, 'id' | 'supplement'>;
export type Review = typeof planReviews.$inferInsert;

export interface Watched {
  readonly plan: typeof supplementsSuggested.$inferSelect;
  /** What an earlier review of the same plan found and told the person. */
  readonly known: readonly PendingFinding[];
  readonly chosen: readonly Chosen[];
  readonly hasTrial: boolean;
}

/** The newest plan of each person in a batch, unless this version has already reviewed it. */
export async function plansToReview(db: Database, { firstUid, lastUid, version }: Batch): Promise<Watched[]> {
  const inBatch = (uid: PgColumn) => between(uid, firstUid, lastUid);
  const [plans, reviews, chosen, running] = await Promise.all([
    db
      .selectDistinctOn([supplementsSuggested.uid])
      .from(supplementsSuggested)
      .where(inBatch(supplementsSuggested.uid))
      .orderBy(supplementsSuggested.uid, sql`${supplementsSuggested.made} DESC`),
    db.select().from(planReviews).where(inBatch(planReviews.uid)),
    db
      .select({ uid: supplementsChosen.uid, id: supplementsChosen.id, supplement: supplementsChosen.supplement })
      .from(supplementsChosen)
      .where(inBatch(supplementsChosen.uid)),
    db
      .select({ uid: trials.uid })
      .from(trials)
      .where(and(inBatch(trials.uid), eq(trials.state, 'running'))),
  ]);
  const reviewOf = new Map(reviews.map((review) => [review.uid, review]));
  const onTrial = new Set(running.map(({ uid }) => uid));
  return plans.flatMap((plan) => {
    const review = reviewOf.get(plan.uid);
    if (review?.version === version) return [];
    const known = review?.planId === plan.id ? review.findings : [];
    const own = chosen.filter(({ uid }) => uid === plan.uid);
    return [{ plan, known, chosen: own, hasTrial: onTrial.has(plan.uid) }];
  });
}

export async function answersOf(tx: Database, uid: string): Promise<PartialAnswers | null> {
  const [row] = await tx.select({ answers: users.comprehensiveQuestionnaire }).from(users).where(eq(users.uid, uid));
  return row?.answers ?? null;
}

/**
 * Inside `personalWrites`. Records reviews, except for people whom another process reviewed, or who made a new plan
 * meanwhile.
 */
export async function insertReviews(tx: Database, reviews: readonly Review[]): Promise<readonly string[]> {
  if (reviews.length === 0) return [];
  const uids = reviews.map(({ uid }) => uid);
  const newest = await tx
    .selectDistinctOn([supplementsSuggested.uid], { id: supplementsSuggested.id })
    .from(supplementsSuggested)
    .where(inArray(supplementsSuggested.uid, uids))
    .orderBy(supplementsSuggested.uid, sql`${supplementsSuggested.made} DESC`);
  const ids = new Set(newest.map(({ id }) => id));
  const rows = reviews.filter(({ planId }) => ids.has(planId));
  if (rows.length === 0) return [];
  const written = await tx
    .insert(planReviews)
    .values(rows)
    .onConflictDoUpdate({
      target: planReviews.uid,
      set: {
        planId: sql`excluded.plan_id`,
        version: sql`excluded.version`,
        reviewedAt: sql`excluded.reviewed_at`,
        outcome: sql`excluded.outcome`,
        findings: sql`excluded.findings`,
      },
      setWhere: sql`${planReviews.version} <> excluded.version`,
    })
    .returning({ uid: planReviews.uid });
  return written.map(({ uid }) => uid);
}

/** The address of a person whose newest plan still has findings; null without findings or address. */
export async function addressToTell(db: Database, uid: string, planId: string): Promise<string | null> {
  const [found] = await db
    .select({ email: accounts.email })
    .from(planReviews)
    .innerJoin(accounts, eq(accounts.uid, planReviews.uid))
    .where(
      and(
        eq(planReviews.uid, uid),
        eq(planReviews.planId, planId),
        eq(planReviews.outcome, 'finding'),
        eq(accounts.uid, uid),
        eq(accounts.emailVerified, true),
        eq(accounts.isDisabled, false),
      ),
    );
  return found?.email ?? null;
}
