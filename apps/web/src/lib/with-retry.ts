/** Short outages pass in a moment; after longer ones the person wants to know. */
const WAITS_MS = [300, 1200];

/** 50 to 150 percent, so that clients turned away together do not all return together. */
export const withJitter = (ms: number): number => ms * (0.5 + Math.random());

/** Loads a part of the app with up to two retries. Not retried while the browser is offline. */
export async function withRetry<T>(load: () => Promise<T>, waits: readonly number[] = WAITS_MS): Promise<T> {
  const [wait, ...rest] = waits;
  if (wait === undefined) return load();
  try {
    return await load();
  } catch (thrown) {
    if (!navigator.onLine) throw thrown;
    await new Promise((resolve) => setTimeout(resolve, withJitter(wait)));
    return withRetry(load, rest);
  }
}
