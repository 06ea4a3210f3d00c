import type { Agent } from 'node:https';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { DatabasePool } from './database/index.ts';
import type { Logger } from './log.ts';
import type { Hasher } from './modules/identity/passwords/hasher.ts';

/** Everything that touches the outside is passed in here, so that tests can supply real parts. */
export interface Dependencies {
  readonly config: Config;
  readonly database: DatabasePool;
  readonly log: Logger;
  readonly webFolder: string;
  /** The system clock, unless a test controls time. */
  readonly clock?: Clock;
  /** Hashes passwords at the cost that production has, unless a test brings a cheap one. */
  readonly hasher?: Hasher;
  /** The HTTPS agent for push services; tests bring their own certificate. */
  readonly pushAgent?: Agent;
  /** Prints to the console of a local server. */
  readonly announce?: (line: string) => void;
}
