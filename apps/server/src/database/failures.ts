/** Rolled back by PostgreSQL itself: always safe to retry. */
const ROLLED_BACK: ReadonlySet<string> = new Set(['40001', '40P01']);

/**
 * The server is stopping, gone or not up yet (PostgreSQL codes, then system codes). A container's name does not resolve
 * while it restarts.
 */
const UNREACHABLE: ReadonlySet<string> = new Set([
  ...['57P01', '57P02', '57P03', '53300'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'ENOTFOUND'],
]);

/** The driver gives these no code. */
const UNREACHABLE_WORDS =
  /connection terminated|not queryable|timeout exceeded when trying to connect|connection error/i;

/** Not (or no longer) the primary: nothing was done, and another connection may reach the primary. */
const READ_ONLY = '25006';
const FULL = '53100';

export type Failure = 'rolled-back' | 'read-only' | 'unreachable' | 'full' | 'other';

/** Classifies a failure, looking through the wrappers that libraries put around driver errors. */
export function classifyFailure(error: unknown): Failure {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : '';
    if (ROLLED_BACK.has(code)) return 'rolled-back';
    if (code === READ_ONLY) return 'read-only';
    if (code === FULL) return 'full';
    const isSocketGone = code === 'ENOENT' && 'syscall' in current && current.syscall === 'connect';
    if (isSocketGone || UNREACHABLE.has(code) || code.startsWith('08')) return 'unreachable';
    if (UNREACHABLE_WORDS.test(current.message)) return 'unreachable';
  }
  return 'other';
}

/** The connection is unusable; a new one may reach a working database. */
export const isConnectionWorthless = (error: unknown): boolean =>
  ['unreachable', 'read-only'].includes(classifyFailure(error));

/** The PostgreSQL error code below any wrapper, such as '23505' for a unique violation. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
  }
  return undefined;
}
