/** A busy server or a tunnel is over in a moment; whoever has waited longer wants to hear about it. */
const WAITS_MS = [300, 1200];

/** Half as long to half as long again: those who were turned away together do not all come back together. */
export const aboutAsLong = (ms: number): number => ms * (0.5 + Math.random());

/**
 * Fetches a part of the app, and once or twice more after a short wait. What the browser knows it cannot reach is not
 * asked for again.
 */
export async function tryAgain<T>(load: () => Promise<T>, waits: readonly number[] = WAITS_MS): Promise<T> {
  const [wait, ...rest] = waits;
  if (wait === undefined) return load();
  try {
    return await load();
  } catch (thrown) {
    if (!navigator.onLine) throw thrown;
    await new Promise((resolve) => setTimeout(resolve, aboutAsLong(wait)));
    return tryAgain(load, rest);
  }
}
