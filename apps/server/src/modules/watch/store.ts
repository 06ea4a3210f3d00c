import type { PartialAnswers, PendingFinding } from '@evidose/contract';
import { and, between, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { accounts, supplementsChosen, supplementsSuggested, users } from '../watched-parts.ts';
import type { Batch } from './batches.ts';
import { planReviews } from './schema.ts';

export interface Watched {
  readonly plan: typeof supplementsSuggested.$inferSelect;
  /** What an earlier look at the same plan found: the person was told of it. */
  readonly known: readonly PendingFinding[];
}

/** The newest plan of each person of a batch, unless this version looked at it already. */
export async function plansToReview(db: Database, { firstUid, lastUid, version }: Batch): Promise<Watched[]> {
  const newest = db
    .selectDistinctOn([supplementsSuggested.uid])
    .from(supplementsSuggested)
    .where(between(supplementsSuggested.uid, firstUid, lastUid))
    .orderBy(supplementsSuggested.uid, sql`${supplementsSuggested.made} DESC`);
  const [plans, reviews] = await Promise.all([
    newest,
    db
      .select()
      .from(planReviews)
      .where(between(planReviews.uid, firstUid, lastUid)),
  ]);
  const byUid = new Map(reviews.map((review) => [review.uid, review]));
  return plans.flatMap((plan) => {
    const review = byUid.get(plan.uid);
    if (review?.version === version) return [];
    return [{ plan, known: review?.planId === plan.id ? review.findings : [] }];
  });
}

export const chosenOf = (db: Database, uid: string) =>
  db
    .select({ id: supplementsChosen.id, supplement: supplementsChosen.supplement })
    .from(supplementsChosen)
    .where(eq(supplementsChosen.uid, uid));

export async function answersOf(tx: Database, uid: string): Promise<PartialAnswers | null> {
  const [row] = await tx.select({ answers: users.comprehensiveQuestionnaire }).from(users).where(eq(users.uid, uid));
  return row?.answers ?? null;
}

/** Inside `personalWrite`. False where it was done by another process, or the person made a new plan meanwhile. */
export async function insertReview(tx: Database, review: typeof planReviews.$inferInsert): Promise<boolean> {
  const { uid, planId } = review;
  const [newest] = await tx
    .select({ id: supplementsSuggested.id })
    .from(supplementsSuggested)
    .where(eq(supplementsSuggested.uid, uid))
    .orderBy(sql`${supplementsSuggested.made} DESC`)
    .limit(1);
  if (newest?.id !== planId) return false;
  const rows = await tx
    .insert(planReviews)
    .values(review)
    .onConflictDoUpdate({ target: planReviews.uid, set: review, setWhere: ne(planReviews.version, review.version) })
    .returning({ uid: planReviews.uid });
  return rows.length > 0;
}

/** The address of somebody whose newest plan still has findings; null where there is nothing to tell, or nobody to tell it. */
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
