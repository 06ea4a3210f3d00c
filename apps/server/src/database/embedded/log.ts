/** What the supervisor says goes to the server's own logger; pino and `console` both fit. */
export type EmbeddedLog = {
  readonly info: (message: string) => void;
  readonly warn: (message: string) => void;
};

/** A start that cannot succeed as things are; the message is written for the person at the terminal. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
}
