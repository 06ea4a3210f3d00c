import { setTimeout as sleep } from 'node:timers/promises';
import { supplementOf } from '@evidose/contract/testing';
import { Client, Pool } from 'pg';
import { openGate, signUp } from '../server/people.ts';
import type { Cluster } from './cluster.ts';

const PEOPLE = 8;
const WRITERS = 4;
const PAUSE_MS = 150;
/** Servers that have just started are still warming up. */
const WARM_UP_MS = 15_000;
/** Longer than a server takes to report that its database is away. */
const CALLER_GIVES_UP_MS = 30_000;

interface Seen {
  requests: number;
  refused: number;
  failed: number;
  slowestMs: number;
  longestGapMs: number;
}

/** Clients that write numbered rows and read, alternating between the two servers. */
export async function createLoad({ servers, primaryUrl }: Cluster) {
  const urls = servers.map(({ url }) => url);
  const [url = ''] = urls;
  const cookie = await openGate(url);
  const pool = new Pool({ connectionString: await primaryUrl() });
  pool.on('error', () => undefined);
  const people: Awaited<ReturnType<typeof signUp>>[] = [];
  for (let i = 0; i < PEOPLE; i += 1) people.push(await signUp({ server: { url }, pool }, cookie, `failover-${i}`));
  await pool.end();
  const acknowledged = new Set<string>();
  let number = 0;
  let seen: Seen | null = null;
  let isOver = false;
  let wroteAt = performance.now();

  async function ask(isWrite: boolean): Promise<void> {
    number += 1;
    // A list takes two hundred, so the next round overwrites the previous one with a higher number.
    const person = people[number % PEOPLE];
    const id = `w-${Math.floor(number / PEOPLE) % 190}`;
    const path = '/v1/me/supplements-chosen';
    const target = `${urls[number % urls.length]}${path}`;
    const headers = { 'content-type': 'application/json', ...person?.headers };
    const supplement = { ...supplementOf(), id, name: `write ${number}` };
    const body = JSON.stringify({ id, supplement });
    const key = `${person?.uid} ${id} write ${number}`;
    const begun = performance.now();
    const signal = AbortSignal.timeout(CALLER_GIVES_UP_MS);
    const status = await fetch(target, isWrite ? { method: 'POST', headers, body, signal } : { headers, signal }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    const now = performance.now();
    if (isWrite && status === 200) {
      acknowledged.add(key);
      if (seen !== null) seen.longestGapMs = Math.max(seen.longestGapMs, now - wroteAt);
      wroteAt = now;
    }
    if (seen === null) return;
    seen.requests += 1;
    seen.slowestMs = Math.max(seen.slowestMs, now - begun);
    if (status === 503) seen.refused += 1;
    else if (status !== 200) seen.failed += 1;
  }
  const caller = async (index: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      await ask((turn + index) % 2 === 0);
      await sleep(PAUSE_MS);
    }
  };
  const callers = Array.from({ length: WRITERS }, (_, index) => caller(index));
  await sleep(WARM_UP_MS);

  return {
    begin: () => {
      const mine: Seen = { requests: 0, refused: 0, failed: 0, slowestMs: 0, longestGapMs: 0 };
      seen = mine;
      wroteAt = performance.now();
      return {
        end: async () => {
          seen = null;
          await sleep(500);
          return mine;
        },
      };
    },
    acknowledged: () => acknowledged.size,
    /** Acknowledged writes that are neither there nor overwritten by a higher number. */
    lost: async (): Promise<number> => {
      const known = [...acknowledged];
      const client = new Client({ connectionString: await primaryUrl() });
      await client.connect();
      const { rows } = await client.query(
        `SELECT uid || ' ' || id AS place, supplement->>'name' AS name FROM supplements_chosen`,
      );
      await client.end();
      const at = new Map(rows.map(({ place, name }) => [place, Number(name.split(' ')[1])]));
      return known.filter((key) => {
        const [uid, id, , written] = key.split(' ');
        return (at.get(`${uid} ${id}`) ?? -1) < Number(written);
      }).length;
    },
    end: async () => {
      isOver = true;
      await Promise.all(callers);
    },
  };
}
