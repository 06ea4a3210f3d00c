import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { EmbeddedLog } from './log.ts';

export type Setup = {
  readonly dataDir: string;
  readonly clusterFolder: string;
  readonly logFile: string;
  readonly isDurable: boolean;
  readonly account: Account | undefined;
  readonly binaries: Binaries;
  readonly log: EmbeddedLog;
};
