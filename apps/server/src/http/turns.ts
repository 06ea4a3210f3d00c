/** Of a measured time, how much counts against all that were measured before. */
const NEWEST_SHARE = 0.1;

/**
 * Of what makes the server think, one piece begins in each turn of the event loop: between two of them everything that is
 * quick is answered, and how many wait tells how much there is to do.
 */
export function createTurns() {
  const waiting: (() => void)[] = [];
  let coming = 0;
  let paceMs = 0;
  let begunAt: number | null = null;
  const next = () => {
    const now = performance.now();
    if (begunAt !== null) paceMs += (now - begunAt - paceMs) * NEWEST_SHARE;
    waiting.shift()?.();
    // How long a piece takes, with all that is answered beside it, is told by the next one that was waiting for it.
    begunAt = waiting.length > 0 ? now : null;
    if (waiting.length > 0) setImmediate(next);
  };
  return {
    take: (): Promise<void> =>
      new Promise((go) => {
        waiting.push(go);
        if (waiting.length === 1) setImmediate(next);
      }),
    /** Whoever is looked at by the guards will want a turn in a moment. */
    announce: async <T>(look: () => Promise<T>): Promise<T> => {
      coming += 1;
      try {
        return await look();
      } finally {
        coming -= 1;
      }
    },
    waiting: (): number => waiting.length,
    /** Before a newcomer's turn. */
    ahead: (): number => waiting.length + coming,
    /** What one piece has taken of late. */
    paceMs: (): number => paceMs,
  };
}

export type Turns = ReturnType<typeof createTurns>;
