import type { QueryConfig } from 'pg';
import { digest } from '../secret.ts';
import { sqlStateOf } from './failures.ts';

/** The statement is not there, is there already, or was planned for another schema. */
const LOST: ReadonlySet<string> = new Set(['26000', '42P05', '0A000']);
const NAME_LENGTH = 16;

/**
 * A query with a name is planned once a connection, and planning costs PostgreSQL more than most of ours take to run.
 * Behind a PgBouncer before 1.21 names get lost between connections: the first that does ends their use. The texts are
 * constants: each stays with the connection that has seen it.
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
    /** Whether it failed for its name alone. From then on there are none, and it can be asked again. */
    isNameLost: (error: unknown): boolean => {
      if (!areKept || !LOST.has(sqlStateOf(error) ?? '')) return false;
      areKept = false;
      return true;
    },
  };
}

export type NamedQueries = ReturnType<typeof createNamedQueries>;
