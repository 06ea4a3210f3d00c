import { count, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { supplementsSuggested } from '../watch-sources.ts';
import { planReviews, planWatches, type ReviewOutcome } from './schema.ts';

const SAID: Readonly<Record<ReviewOutcome, string>> = {
  finding: 'have a new safety finding, and are told',
  different: 'differ in something else, which waits for the next visit',
  same: 'are the same',
  unreadable: 'have answers that today’s check does not take',
};

/** For the operator, newest version first. */
export async function watchProgress(db: Database): Promise<string[]> {
  const watches = await db.select().from(planWatches).orderBy(sql`${planWatches.begunAt} DESC`).limit(3);
  if (watches.length === 0) return ['No server has looked at plans yet.'];
  const lines: string[] = [];
  for (const { version, begunAt, endedAt, isDealt, dealtTo } of watches) {
    const found = await db
      .select({ outcome: planReviews.outcome, people: count() })
      .from(planReviews)
      .where(eq(planReviews.version, version))
      .groupBy(planReviews.outcome);
    const [left] = isDealt
      ? []
      : await db
          .select({ people: sql<string>`count(DISTINCT ${supplementsSuggested.uid})` })
          .from(supplementsSuggested)
          .where(gt(supplementsSuggested.uid, dealtTo));
    const state = endedAt === null ? `${left?.people ?? 0} people left` : `ended ${endedAt.toISOString()}`;
    lines.push(`Engine and knowledge ${version}: begun ${begunAt.toISOString()}, ${state}.`);
    for (const { outcome, people } of found) lines.push(`  ${people} plans ${SAID[outcome]}.`);
  }
  return lines;
}
