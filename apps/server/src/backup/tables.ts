import type { PoolClient } from 'pg';

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

/** The migrations write this table themselves. */
export const LEDGER = 'schema_migrations';

const COLUMNS = `
  SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
    AND a.attgenerated = '' AND c.relname <> $1
  GROUP BY c.relname ORDER BY c.relname`;
const POINTS_TO = `
  SELECT DISTINCT s.relname AS from, t.relname AS to
  FROM pg_constraint k JOIN pg_class s ON s.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
  WHERE k.contype = 'f' AND s.oid <> t.oid`;

/** All our tables, referenced ones first, so that rows can be inserted without violating a foreign key. */
export async function tablesInOrder(client: PoolClient): Promise<readonly TableShape[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(COLUMNS, [LEDGER]);
  const arrows = (await client.query<{ from: string; to: string }>(POINTS_TO)).rows;
  const left = new Map(rows.map(({ table, columns }) => [table, { name: table, columns }]));
  const ordered: TableShape[] = [];
  while (left.size > 0) {
    const free = [...left.values()].filter(
      ({ name }) => !arrows.some((arrow) => arrow.from === name && left.has(arrow.to)),
    );
    if (free.length === 0) throw new Error('tables point to each other in a circle');
    for (const table of free) {
      ordered.push(table);
      left.delete(table.name);
    }
  }
  return ordered;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
