/**
 * The baseline: Fastify with the same reads and nothing else. No gate, account, contract or log. It makes a plan with
 * the same engine and stores it with one insert.
 */
import { prepare, recommend } from '@evidose/engine';
import { loadKnowledge } from '@evidose/knowledge';
import Fastify from 'fastify';
import { Pool } from 'pg';

const { DATABASE_URL, BENCH_UID: uid = '' } = process.env;
const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });
const prepared = prepare(await loadKnowledge());
const app = Fastify();

app.get('/latest', async () => {
  const { rows } = await pool.query(
    `SELECT id, added_on, length, supplements, recommendation, changes FROM supplements_suggested
     WHERE uid = $1 ORDER BY made DESC LIMIT 1`,
    [uid],
  );
  return rows[0];
});
app.get('/chosen', async () => {
  const { rows } = await pool.query(
    `SELECT id, supplement, added_on, ordered_on, started_on, pack_units FROM supplements_chosen
     WHERE uid = $1 ORDER BY added_on DESC, id DESC`,
    [uid],
  );
  return { chosen: rows };
});
app.post<{ Body: { questionnaire: Parameters<typeof recommend>[1] } }>('/plans', async ({ body }) => {
  const { supplements, ...rest } = recommend(prepared, body.questionnaire);
  await pool.query(
    `INSERT INTO supplements_suggested (uid, id, added_on, made, length, supplements, recommendation, answers)
     VALUES ($1, gen_random_uuid(), now(), 1, $2, $3, $4, $5)`,
    [
      `bare-${Math.random()}`,
      supplements.length,
      JSON.stringify(supplements),
      JSON.stringify(rest),
      JSON.stringify(body.questionnaire),
    ],
  );
  return { ...rest, supplements };
});

console.log(`runs at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
