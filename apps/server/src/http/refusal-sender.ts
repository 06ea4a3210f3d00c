/** Refusals sent per turn of the event loop, or this fraction of those waiting if that is more. */
const A_TURN = 4;
const PART = 64;
/** Overdue refusals go in the next turn, as turns with computations are rare … */
const OVERDUE_MS = 12;
/** … up to this many at once. */
const A_TURN_AT_MOST = 16;

interface Waiting {
  readonly send: () => void;
  readonly since: number;
}

/** Spreads refusals over turns of the event loop, so that a burst of hundreds does not delay admitted requests. */
export function createRefusalSender(now: () => number = () => performance.now()) {
  let waiting: Waiting[] = [];
  const overdue = (): number => {
    const limit = now() - OVERDUE_MS;
    let count = 0;
    for (const { since } of waiting) {
      if (since > limit || count === A_TURN_AT_MOST) break;
      count += 1;
    }
    return count;
  };
  const sendSome = () => {
    const some = Math.max(A_TURN, Math.ceil(waiting.length / PART), overdue());
    const sent = waiting.slice(0, some);
    waiting = waiting.slice(some);
    for (const { send } of sent) send();
    if (waiting.length > 0) setImmediate(sendSome);
  };
  return (send: () => void): void => {
    waiting.push({ send, since: now() });
    if (waiting.length === 1) setImmediate(sendSome);
  };
}
