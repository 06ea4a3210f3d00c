/**
 * Of what makes the server think, one piece begins in each turn of the event loop: between two of them everything that is
 * quick is answered, and how many wait tells how much there is to do.
 */
export function createTurns() {
  const waiting: (() => void)[] = [];
  const next = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  };
  return {
    take: (): Promise<void> =>
      new Promise((go) => {
        waiting.push(go);
        if (waiting.length === 1) setImmediate(next);
      }),
    waiting: (): number => waiting.length,
  };
}

export type Turns = ReturnType<typeof createTurns>;
