import type { Pool, PoolClient } from 'pg';
import { databaseOf } from '../src/database/release-connections.ts';
import type { TestDatabase } from './database.ts';
import { LOOKUPS, withoutUid } from './statements-without-uid.ts';

interface PlanNode {
  readonly [field: string]: unknown;
  readonly Plans?: readonly PlanNode[];
}
type Ask = Pick<Pool, 'query'>;

const IS_PLANNED = /^\s*(select|insert|update|delete|with)\b/i;
const CONDITIONS = ['Index Cond', 'Recheck Cond', 'Filter', 'Hash Cond', 'Merge Cond', 'Join Filter'];

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The parts of a condition that all hold; of what is joined by OR none is sure to. */
function partsOf(condition: string): string[] {
  let depth = 0;
  let start = 0;
  let isWrapped = condition.startsWith('(');
  const parts: string[] = [];
  for (let i = 0; i < condition.length; i += 1) {
    if (condition[i] === '(') depth += 1;
    if (condition[i] === ')') depth -= 1;
    if (depth > 0) continue;
    if (i < condition.length - 1) isWrapped = false;
    if (!condition.startsWith(' AND ', i)) continue;
    parts.push(condition.slice(start, i));
    start = i + ' AND '.length;
  }
  if (parts.length > 0) return [...parts, condition.slice(start)].flatMap(partsOf);
  return isWrapped ? partsOf(condition.slice(1, -1)) : [condition];
}

/** Whose uid is compared with a value, directly or by way of another row's; a lookup leads to one person too. */
function narrowedByUid(conditions: readonly string[], lists: readonly string[]): ReadonlySet<string> {
  const narrowed = new Set<string>(lists);
  const pairs: (readonly [string, string])[] = [];
  for (const condition of conditions.flatMap(partsOf)) {
    const [, one = '', column = '', value = ''] = /^(\w+)\.(\w+) = (.+)$/.exec(condition) ?? [];
    const other = /^(\w+)\.uid$/.exec(value)?.[1];
    if (column === 'uid' && other !== undefined) pairs.push([one, other]);
    else if (column === 'uid' || LOOKUPS[one] === column) narrowed.add(one);
  }
  for (let before = -1; before < narrowed.size; ) {
    before = narrowed.size;
    for (const pair of pairs)
      if (pair.some((alias) => narrowed.has(alias))) for (const alias of pair) narrowed.add(alias);
  }
  return narrowed;
}

async function personalTables(database: Ask): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns WHERE column_name = 'uid' AND table_schema = 'public'`,
  );
  return new Set(rows.map(({ name }) => name));
}

/**
 * The personal tables that a statement searches without a person's uid. PostgreSQL itself says it: its plan for any
 * values names each table with the conditions on it, however the statement is written.
 */
export async function searchedWithoutUid(database: Ask, text: string): Promise<string[]> {
  const { rows } = await database.query(`EXPLAIN (GENERIC_PLAN, VERBOSE, FORMAT JSON) ${text}`);
  const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan);
  const conditions = nodes
    .filter((node) => node['Node Type'] !== 'Bitmap Index Scan')
    .flatMap((node) => CONDITIONS.flatMap((field) => (typeof node[field] === 'string' ? [node[field]] : [])));
  // The uids of several callers, given as arrays.
  const lists = nodes.filter((node) => node['Node Type'] === 'Function Scan').map((node) => String(node['Alias']));
  const narrowed = narrowedByUid(conditions, lists);
  const personal = await personalTables(database);
  return nodes
    .filter((node) => String(node['Node Type']).includes('Scan') && personal.has(String(node['Relation Name'])))
    .filter((node) => !narrowed.has(String(node['Alias'])))
    .map((node) => String(node['Relation Name']));
}

/** What it is called with, as text: a string or a query's settings. */
const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '');

function listening<T extends Pool | PoolClient>(target: T, seen: Set<string>): T {
  return new Proxy(target, {
    get(real, name) {
      const value: unknown = Reflect.get(real, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (name === 'query') seen.add(textOf(args[0]));
        const result: unknown = Reflect.apply(value, real, args);
        const isLent = name === 'connect' && result instanceof Promise;
        return isLent ? result.then((client: PoolClient) => listening(client, seen)) : result;
      };
    },
  });
}

/** Files of one worker share what was judged. */
const judged = new Set<string>();

/** The same database, for the server of a test: every statement that it sends is noted, and judged at the end. */
export function judgeStatements(database: TestDatabase) {
  const seen = new Set<string>();
  const pool = listening(database.pool, seen);
  return {
    database: { ...database, pool, db: databaseOf(pool) },
    complaints: async (): Promise<string[]> => {
      const complaints: string[] = [];
      // TEST_DATABASE_URL may name an older one, which plans nothing without values.
      const { rows } = await database.pool.query('SHOW server_version_num');
      if (Number(rows[0].server_version_num) < 160_000) return [];
      for (const text of [...seen].filter((one) => !judged.has(one) && IS_PLANNED.test(one))) {
        judged.add(text);
        if (withoutUid.some(({ text: known }) => known.test(text))) continue;
        const tables = await searchedWithoutUid(database.pool, text);
        if (tables.length > 0) complaints.push(`${tables.join(', ')}: ${text}`);
      }
      return complaints;
    },
  };
}
