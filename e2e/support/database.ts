import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, escapeIdentifier } from 'pg';

/** PostgreSQL writes its port to the fourth line of its lock file and its socket folder to the fifth. */
function openDatabase(): Client {
  const lock = join(process.env['EVIDOSE_DATA_DIR'] ?? '', 'postgres', 'postmaster.pid');
  const [, , , port, host] = readFileSync(lock, 'utf8').split('\n');
  return new Client({ host: host ?? '', port: Number(port), user: 'evidose', database: 'evidose', ssl: false });
}

/**
 * Tables with a row that contains one of the texts, in any column and any case. Reads the list of tables from the
 * database, so that new tables are included.
 */
export async function tablesHolding(texts: readonly string[]): Promise<string[]> {
  const client = openDatabase();
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ schema: string; name: string }>(`
      SELECT n.nspname AS schema, c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p', 'm') AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
      ORDER BY 1, 2`);
    const holding: string[] = [];
    for (const { schema, name } of tables) {
      const { rowCount } = await client.query(
        `SELECT 1 FROM ${escapeIdentifier(schema)}.${escapeIdentifier(name)} AS t, unnest($1::text[]) AS text
         WHERE position(lower(text) IN lower(to_jsonb(t)::text)) > 0 LIMIT 1`,
        [texts],
      );
      if (rowCount !== 0) holding.push(name);
    }
    return holding;
  } finally {
    await client.end();
  }
}

/** Runs one statement on the server's database, for states that would take weeks to reach. */
export async function runSql(text: string, values: readonly unknown[]): Promise<void> {
  const client = openDatabase();
  await client.connect();
  try {
    await client.query(text, [...values]);
  } finally {
    await client.end();
  }
}
