import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { randomToken } from '../../../secret.ts';
import { createQueue } from './queue.ts';

/** OWASP's minimum for Argon2id. The library's `Algorithm` is a const enum; Argon2id is its default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Leaves one core for requests; more than four would fill the thread pool that files and DNS need too. */
export const HASHES_AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Longer waits are refused. */
const LONGEST_WAIT_MS = 5_000;
/** On a slow core; the queue measures actual durations. */
const EXPECTED_MS = 50;

interface HasherOptions {
  readonly cost?: { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number };
  readonly concurrency?: number;
  readonly longestWaitMs?: number;
}

/** Keyboards may produce different code points for the same text; the hash must be the same. */
const normalise = (password: string): string => password.normalize('NFC');

export function createHasher(options: HasherOptions = {}) {
  const { cost = COST, concurrency = HASHES_AT_ONCE, longestWaitMs = LONGEST_WAIT_MS } = options;
  const enqueue = createQueue({ concurrency, longestWaitMs, expectedMs: EXPECTED_MS });
  const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
  let decoy: Promise<string> | undefined;

  return {
    /** Queued by source. */
    hash: (password: string, source: string): Promise<string> => enqueue(source, () => hash(normalise(password), cost)),
    /** Without a stored hash it does the same work against a dummy, so that timing reveals nothing. */
    verify: async (stored: string | null, password: string, source: string): Promise<boolean> => {
      decoy ??= hash(randomToken(), cost);
      const against = stored ?? (await decoy);
      const isRight = await enqueue(source, () => verify(against, normalise(password)));
      return isRight && stored !== null;
    },
    /** Hashed with outdated parameters. */
    isOutdated: (stored: string): boolean => !stored.startsWith(prefix),
  };
}

export type Hasher = ReturnType<typeof createHasher>;
