import type { QueryConfig } from 'pg';
import { digest } from '../secret.ts';
import { sqlStateOf } from './failures.ts';

/** The statement does not exist, already exists, or was planned for another schema. */
const LOST: ReadonlySet<string> = new Set(['26000', '42P05', '0A000']);
const NAME_LENGTH = 16;

/**
 * A named query is planned once per connection, and planning costs PostgreSQL more than most of our queries take to
 * run. Behind PgBouncer before 1.21 names get lost between connections: the first such failure disables them. The texts
 * are constants, since each stays with its connection.
 */
export function createNamedQueries() {
  const names = new Map<string, string>();
  let areKept = true;
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `q-${digest(text).slice(0, NAME_LENGTH)}`;
    names.set(text, name);
    return name;
  };
  return {
    of: (text: string, values: unknown[]): QueryConfig =>
      areKept ? { name: nameOf(text), text, values } : { text, values },
    /** Whether it failed because of its name. Names are then disabled, and the query can be retried. */
    isNameLost: (error: unknown): boolean => {
      if (!areKept || !LOST.has(sqlStateOf(error) ?? '')) return false;
      areKept = false;
      return true;
    },
  };
}
