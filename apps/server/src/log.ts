import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { describeFailure } from './describe-failure.ts';

/**
 * The random part of every secret that grants access: URLs, links, keys, tokens and mailed codes contain 32 bytes of
 * it.
 */
const RANDOM_PART = /[A-Za-z0-9_-]{43,}/g;
const LEFT_OUT = '[left out]';

/** Library errors are logged by name: their messages can quote an address or input. */
function withoutItsMessage(about: unknown): readonly [unknown, string] | null {
  if (about instanceof Error) return [{ err: about }, about.name];
  const { err } = (about ?? {}) as { readonly err?: unknown };
  return err instanceof Error ? [about, err.name] : null;
}

/**
 * Structured lines on standard output. Nothing personal or secret is ever passed in; this is a second line of defense,
 * also for lines the framework writes.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeFailure },
    hooks: {
      logMethod(given, method) {
        const [about, ...message] = given as [unknown, ...unknown[]];
        const named = message.length === 0 ? withoutItsMessage(about) : null;
        method.apply(this, (named ?? given) as typeof given);
      },
      streamWrite: (line) => line.replaceAll(RANDOM_PART, LEFT_OUT),
    },
    redact: {
      paths: ['email', 'password', 'pin', 'token', 'answers', '*.email', '*.password', '*.pin', '*.token', '*.answers'],
      censor: LEFT_OUT,
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

export type { Logger };
