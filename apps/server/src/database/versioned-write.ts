import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@evidose/contract';
import type { QueryResult } from 'pg';
import { sqlStateOf } from './failures.ts';
import { createNamedQueries } from './named-queries.ts';
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
  readonly reads: readonly Question[];
  /** Maps the rows of each read, as JSON, to the writes, and to the caller's result. Runs again if they changed. */
  readonly work: (found: readonly Row[][]) => { readonly writes: readonly Question[]; readonly result: T };
  /** Idempotent work: retried even if the commit's outcome is unknown. */
  readonly isRepeatable: boolean;
}

interface Found {
  /** Null before the person's first write. */
  readonly version: string | null;
  readonly is_erased: boolean;
  readonly found: readonly Row[][];
}

/** Parameters of several statements in one: each has its own numbers after those of the ones before. */
function joined(first: readonly unknown[], questions: readonly Question[], asPart: (text: string) => string) {
  const values = [...first];
  const parts = questions.map((question) => {
    const from = values.length;
    values.push(...question.values);
    return asPart(question.text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + from}`));
  });
  return { values, parts };
}

function readAll(personKey: string, reads: readonly Question[]): Question {
  const asRows = (text: string) => `(SELECT coalesce(json_agg(each), '[]') FROM (${text}) each)`;
  const { values, parts } = joined([personKey], reads, asRows);
  const text = `SELECT person.version, person.erased_at IS NOT NULL AS is_erased, json_build_array(${parts}) AS found
    FROM (SELECT $1::text AS person_key) asked LEFT JOIN people person USING (person_key)`;
  return { text, values };
}

const FIRST = 'INSERT INTO people (person_key, version) VALUES ($1, 1) ON CONFLICT DO NOTHING RETURNING 1';
const NEXT = `UPDATE people SET version = version + 1
  WHERE person_key = $1 AND version = $2::bigint AND erased_at IS NULL RETURNING 1`;
/** Of the last line if nobody is held: nothing of the statement remains. */
const DIVISION_BY_ZERO = '22012';

function writeAll(personKey: string, version: string | null, writes: readonly Question[]): Question {
  const first = version === null ? [personKey] : [personKey, version];
  const { values, parts } = joined(first, writes, (text) => text);
  const steps = parts.map((part, at) => `, write_${at} AS (${part})`);
  const text = `WITH held AS (${version === null ? FIRST : NEXT})${steps.join('')} SELECT 1 / count(*) FROM held`;
  return { text, values };
}

const CONFLICT = Symbol('conflict');
/** Somebody who writes more at once than fits into this does so with a program. */
const GIVE_UP_AFTER_MS = 10_000;
const MOST_PAUSE_MS = 20;

/**
 * Like `personalWrite`, for work so frequent that round trips matter: one statement reads, one writes, and nothing is
 * held in between. The write counts only if the person's version is still the one that was read, and every personal
 * write raises it; otherwise all is read again.
 */
export function createVersionedWrite(pool: Pick<DatabasePool['pool'], 'query'>) {
  const named = createNamedQueries();
  const ask = async <R extends object>({ text, values }: Question): Promise<QueryResult<R>> => {
    const once = () => pool.query<R>(named.of(text, values));
    return once().catch((error: unknown) => (named.isNameLost(error) ? once() : Promise.reject(error)));
  };
  const tryOnce = async <T>({ uid, reads, work }: WriteSteps<T>, onWrite: () => void): Promise<T | typeof CONFLICT> => {
    const personKey = personKeyOf(uid);
    const { rows } = await ask<Found>(readAll(personKey, reads));
    const [before] = rows;
    if (before === undefined || before.is_erased) throw new AppError('NOT_LOGGED_IN');
    const { writes, result } = work(before.found);
    if (writes.length === 0) return result;
    onWrite();
    try {
      await ask(writeAll(personKey, before.version, writes));
      return result;
    } catch (error) {
      if (sqlStateOf(error) === DIVISION_BY_ZERO) return CONFLICT;
      throw error;
    }
  };
  return async <T>(steps: WriteSteps<T>): Promise<T> => {
    let isWriting = false;
    const attempt = () => {
      isWriting = false;
      return tryOnce(steps, () => {
        isWriting = true;
      });
    };
    const isSafe = (failure: Parameters<typeof wasNotDone>[0]) =>
      failure === 'unreachable' ? steps.isRepeatable || !isWriting : wasNotDone(failure);
    const begun = performance.now();
    while (performance.now() - begun < GIVE_UP_AFTER_MS) {
      const result = await repeat(attempt, isSafe);
      if (result !== CONFLICT) return result;
      await sleep(Math.random() * MOST_PAUSE_MS);
    }
    throw new AppError('OVERLOADED', { retryAfterSeconds: 1 });
  };
}

export type VersionedWrite = ReturnType<typeof createVersionedWrite>;
