import type { PartialAnswers } from '@evidose/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';

interface Owner {
  readonly uid: string;
  readonly email: string;
}

/** One statement: creates the document if sign-up could not, and keeps everything else in it. */
export async function writeQuestionnaire(
  db: Database,
  { uid, email }: Owner,
  answers: PartialAnswers,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    INSERT INTO users
      (uid, first_name, last_name, email, created_at, updated_at, answers_changed_at, comprehensive_questionnaire)
    VALUES (${uid}, '', '', ${email}, ${now}, ${now}, ${now}, ${JSON.stringify(answers)}::jsonb)
    ON CONFLICT (uid) DO UPDATE SET
      comprehensive_questionnaire = EXCLUDED.comprehensive_questionnaire,
      answers_changed_at = CASE
        WHEN users.comprehensive_questionnaire IS DISTINCT FROM EXCLUDED.comprehensive_questionnaire
        THEN EXCLUDED.answers_changed_at ELSE users.answers_changed_at END,
      updated_at = EXCLUDED.updated_at`);
}

/**
 * The stored answers, locked until the transaction ends, so that two concurrent updates both count. Undefined without a
 * document; empty before the first answer.
 */
export async function lockQuestionnaire(tx: Database, uid: string): Promise<PartialAnswers | undefined> {
  const { rows } = await tx.execute<{ answers: PartialAnswers | null }>(
    sql`SELECT comprehensive_questionnaire AS answers FROM users WHERE uid = ${uid} FOR UPDATE`,
  );
  const [row] = rows;
  return row === undefined ? undefined : (row.answers ?? {});
}

/** `uid` and `answers` are the other query's names for the person and the plan's answers. */
export const changedSinceColumn = (uid: string, answers: string): string => `
  (SELECT coalesce(answers_changed_at, updated_at) FROM users
    WHERE users.uid = ${uid} AND comprehensive_questionnaire IS DISTINCT FROM ${answers})`;
