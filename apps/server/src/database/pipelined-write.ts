import { AppError } from '@evidose/contract';
import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { isConnectionWorthless } from './failures.ts';
import { createNamedQueries, type NamedQueries } from './named-queries.ts';
import { personKeyOf } from './people.ts';
import type { DatabasePool } from './pool.ts';
import { repeat, wasNotDone } from './transaction.ts';

/** Its text is a constant of the code; whatever comes from outside is among the values. */
export interface Question {
  readonly text: string;
  readonly values: unknown[];
}

type Row = Readonly<Record<string, unknown>>;

interface WriteSteps<T> {
  readonly uid: string;
  /** Asked while the person is held. */
  readonly reads: readonly Question[];
  /** From the rows that each read found: what is written, and what the caller gets once it is. */
  readonly work: (found: readonly Row[][]) => { readonly writes: readonly Question[]; readonly result: T };
  /** Ends in the same state when it is done twice: then it is repeated also when the commit's answer was lost. */
  readonly isRepeatable: boolean;
}

const BEGIN: QueryConfig = { text: 'BEGIN' };
const COMMIT: QueryConfig = { text: 'COMMIT' };
const HOLD = 'SELECT erased_at FROM people WHERE person_key = $1 FOR UPDATE';
const ENTER = 'INSERT INTO people (person_key) VALUES ($1) ON CONFLICT DO NOTHING';

/** All of them on their way at once. Of those that fail the first is the cause, the others follow from it. */
async function askAll(client: PoolClient, queries: readonly QueryConfig[]): Promise<QueryResult<Row>[]> {
  const { stream } = client.connection;
  // One packet: each would be written by a call of the system of its own.
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
  // Of two first writes one waits here for the other; a deletion under way is waited for as well.
  if (held.row === undefined) held = await holdAndRead(named.of(ENTER, person));
  if (held.row === undefined || held.row['erased_at'] !== null) throw new AppError('NOT_LOGGED_IN');
  const { writes, result } = work(held.found);
  onCommit();
  const ended = (await askAll(client, [...writes.map(asQuery), COMMIT])).at(-1);
  if (ended?.command !== 'COMMIT') throw new Error('the transaction was rolled back');
  return result;
}

/**
 * As `personalWrite`, for what is done so often that its journeys to the database count: two instead of five. Hold and
 * reads travel together, then writes and commit do. Each statement still sees what was committed before it began, so the
 * reads are of the moment after the hold.
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
        // Also after a failed commit, where there is nothing left to take back.
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
