import type { DatabasePool } from '@evidose/server/database';

type Pool = DatabasePool['pool'];

const STEP = 10_000;

/** Creates people, each with the plan of one of the templates as an older version left it. */
export async function fillPlans(pool: Pool, templates: readonly string[], people: number): Promise<void> {
  const { rows } = await pool.query<{ names: string; taken: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS names,
            string_agg(CASE column_name
              WHEN 'recommendation' THEN 'p.recommendation || ''{"knowledgeVersion": "older"}'''
              ELSE 'p.' || quote_ident(column_name) END, ', ') AS taken
     FROM information_schema.columns
     WHERE table_name = 'supplements_suggested' AND column_name NOT IN ('uid', 'id')`,
  );
  const [{ names, taken } = { names: '', taken: '' }] = rows;
  for (let from = 1; from <= people; from += STEP) {
    await pool.query(
      `INSERT INTO supplements_suggested (uid, id, ${names})
       SELECT 'person-' || i, gen_random_uuid(), ${taken}
       FROM generate_series($1::int, $2::int) i
       JOIN supplements_suggested p ON p.uid = ($3::text[])[1 + i % cardinality($3::text[])]`,
      [from, Math.min(people, from + STEP - 1), templates],
    );
  }
  await pool.query('VACUUM (ANALYZE) supplements_suggested');
}
