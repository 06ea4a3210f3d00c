/** The first status with which a proxy reports that the server does not answer. */
const BAD_GATEWAY = 502;

/** No response from our server: offline or unreachable. A refusal is a response. */
export function isUnreachable(thrown: unknown): boolean {
  if (globalThis.navigator?.onLine === false) return true;
  const cause = rootOf(thrown);
  if (typeof cause === 'number') return cause >= BAD_GATEWAY;
  return cause instanceof TypeError || (cause instanceof DOMException && cause.name === 'TimeoutError');
}

const rootOf = (thrown: unknown): unknown =>
  thrown instanceof Error && thrown.cause !== undefined ? rootOf(thrown.cause) : thrown;
