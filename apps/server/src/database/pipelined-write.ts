import { AppError } from '@evidose/contract';
import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { isConnectionWorthless } from './failures.ts';
import { createNamedQueries, type NamedQueries } from './named-queries.ts';
import { personKeyOf } from './people.ts';
import type { DatabasePool } from './pool.ts';
import { repeat, wasNotDone } from './transaction.ts';

/** The SQL is a constant; external input only appears among the values. */
export interface Question {
  readonly text: string;
  readonly values: unknown[];
}

type Row = Readonly<Record<string, unknown>>;

interface WriteSteps<T> {
  readonly uid: string;
  /** Reads sent while the person's row is locked. */
  readonly reads: readonly Question[];
  /** Maps the rows of each read to the writes, and to the caller's result. */
  readonly work: (found: readonly Row[][]) => { readonly writes: readonly Question[]; readonly result: T };
  /** Idempotent work: retried even if the commit's outcome is unknown. */
  readonly isRepeatable: boolean;
}

const BEGIN: QueryConfig = { text: 'BEGIN' };
const COMMIT: QueryConfig = { text: 'COMMIT' };
const HOLD = 'SELECT erased_at FROM people WHERE person_key = $1 FOR UPDATE';
const ENTER = 'INSERT INTO people (person_key) VALUES ($1) ON CONFLICT DO NOTHING';

/** Sends all at once. Of several failures the first is the cause and the others follow from it. */
async function askAll(client: PoolClient, queries: readonly QueryConfig[]): Promise<QueryResult<Row>[]> {
  const { stream } = client.connection;
  // One packet: otherwise each query would be a system call of its own.
  stream.cork();
  const asked = queries.map((query) => client.query<Row>(query));
  stream.uncork();
  const answers = await Promise.allSettled(asked);
  return answers.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  });
}

interface Attempt<T> extends WriteSteps<T> {
  readonly client: PoolClient;
  readonly named: NamedQueries;
  readonly onCommit: () => void;
}

async function tryOnce<T>({ client, named, onCommit, uid, reads, work }: Attempt<T>): Promise<T> {
  const asQuery = ({ text, values }: Question) => named.of(text, values);
  const person = [personKeyOf(uid)];
  const holdAndRead = async (first: QueryConfig) => {
    const [, held, ...found] = await askAll(client, [first, named.of(HOLD, person), ...reads.map(asQuery)]);
    return { row: held?.rows[0], found: found.map(({ rows }) => rows) };
  };
  let held = await holdAndRead(BEGIN);
  // Of two first writes one waits here for the other; a deletion in progress is waited for as well.
  if (held.row === undefined) held = await holdAndRead(named.of(ENTER, person));
  if (held.row === undefined || held.row['erased_at'] !== null) throw new AppError('NOT_LOGGED_IN');
  const { writes, result } = work(held.found);
  onCommit();
  const ended = (await askAll(client, [...writes.map(asQuery), COMMIT])).at(-1);
  if (ended?.command !== 'COMMIT') throw new Error('the transaction was rolled back');
  return result;
}

/**
 * Like `personalWrite`, for work so frequent that round trips matter: two instead of five. Lock and reads travel
 * together, then writes and commit. Each statement sees what was committed before it began, so the reads see the state
 * after the lock.
 */
export function createPipelinedWrite(pool: DatabasePool['pool']) {
  const named = createNamedQueries();
  return <T>(steps: WriteSteps<T>): Promise<T> => {
    let isCommitting = false;
    const attempt = async (): Promise<T> => {
      isCommitting = false;
      const client = await pool.connect();
      let broken = false;
      try {
        return await tryOnce({
          ...steps,
          client,
          named,
          onCommit: () => {
            isCommitting = true;
          },
        });
      } catch (error) {
        // Also after a failed commit, when there is nothing left to roll back.
        await client.query('ROLLBACK').catch(() => {
          broken = true;
        });
        broken ||= isConnectionWorthless(error);
        throw error;
      } finally {
        client.release(broken);
      }
    };
    const attemptByAnyName = (): Promise<T> =>
      attempt().catch((error: unknown) => (named.isNameLost(error) ? attempt() : Promise.reject(error)));
    return repeat(attemptByAnyName, (failure) => {
      if (failure === 'unreachable') return steps.isRepeatable || !isCommitting;
      return wasNotDone(failure);
    });
  };
}

export type PipelinedWrite = ReturnType<typeof createPipelinedWrite>;
