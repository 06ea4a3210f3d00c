import type { Agent } from 'node:https';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { DatabasePool } from './database/index.ts';
import type { Logger } from './log.ts';

/** What the app works with. Everything that touches the outside comes in here, so that tests hand in real parts. */
export interface Dependencies {
  readonly config: Config;
  readonly database: DatabasePool;
  readonly log: Logger;
  /** The folder of the built pages. */
  readonly webFolder: string;
  /** The system's, unless a test lets time pass by itself. */
  readonly clock?: Clock;
  /** How push services are reached, where a test brings its own certificate. */
  readonly pushAgent?: Agent;
  /** Says something to the person at the console of a local server. */
  readonly announce?: (line: string) => void;
}
