import { supplementOf } from '@evidose/contract/testing';
import type { DatabasePool } from '@evidose/server/database';

type Pool = DatabasePool['pool'];

/** Batches as large as a short real plan, so that rows take up realistic space. */
const SUPPLEMENT = supplementOf();

const BATCHES_A_USER = 3;
const CHOSEN_A_USER = 2;
const STEP = 100_000;

async function fillStep(pool: Pool, from: number, to: number): Promise<void> {
  const list = JSON.stringify([SUPPLEMENT, SUPPLEMENT]);
  await pool.query(
    `INSERT INTO supplements_suggested (uid, id, added_on, length, supplements, recommendation, answers)
     SELECT 'user-' || u, gen_random_uuid(), timestamptz '2026-01-01' + (b || ' days')::interval, 2,
            $3::jsonb, '{"outcome":"recommended"}', '{"age":"34"}'
     FROM generate_series($1::int, $2::int) u, generate_series(1, ${BATCHES_A_USER}) b`,
    [from, to, list],
  );
  await pool.query(
    `INSERT INTO supplements_chosen (uid, id, supplement, added_on)
     SELECT 'user-' || u, 'supplement-' || c, $3::jsonb, timestamptz '2026-01-01' + (c || ' hours')::interval
     FROM generate_series($1::int, $2::int) u, generate_series(1, ${CHOSEN_A_USER}) c`,
    [from, to, JSON.stringify(SUPPLEMENT)],
  );
}

/** Adds users `from` to `to`, in steps that keep each transaction small. */
export async function fill(pool: Pool, from: number, to: number): Promise<void> {
  for (let start = from; start <= to; start += STEP) await fillStep(pool, start, Math.min(to, start + STEP - 1));
  await pool.query('VACUUM (ANALYZE) supplements_suggested');
  await pool.query('VACUUM (ANALYZE) supplements_chosen');
}
