/** Logs of the supervisor; both pino and `console` fit. */
export type EmbeddedLog = {
  readonly info: (message: string) => void;
  readonly warn: (message: string) => void;
};

/** A start that cannot succeed; the message is for the person at the terminal. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
}
