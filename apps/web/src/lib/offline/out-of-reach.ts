/** The first status by which somebody between us and the server says that it does not answer. */
const BAD_GATEWAY = 502;

/** No answer of ours came: there is no network, or nobody at its other end. An answer that refuses is something else. */
export function isOutOfReach(thrown: unknown): boolean {
  if (globalThis.navigator?.onLine === false) return true;
  const cause = rootOf(thrown);
  if (typeof cause === 'number') return cause >= BAD_GATEWAY;
  return cause instanceof TypeError || (cause instanceof DOMException && cause.name === 'TimeoutError');
}

const rootOf = (thrown: unknown): unknown =>
  thrown instanceof Error && thrown.cause !== undefined ? rootOf(thrown.cause) : thrown;
