import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { describeFailure } from './describe-failure.ts';

/** The random part of whatever opens something: addresses, links, keys, tokens and mailed codes are 32 bytes of it. */
const RANDOM_PART = /[A-Za-z0-9_-]{43,}/g;
const LEFT_OUT = '[left out]';

/** A library's error is logged by its name: its message can quote an address or what somebody sent. */
function withoutItsMessage(about: unknown): readonly [unknown, string] | null {
  if (about instanceof Error) return [{ err: about }, about.name];
  const { err } = (about ?? {}) as { readonly err?: unknown };
  return err instanceof Error ? [about, err.name] : null;
}

/**
 * Structured lines on standard output. Nothing personal and nothing secret is ever handed to it; what stands here is the
 * second lock, also for the lines that the framework writes by itself.
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
