const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/** Runs once, at the first interaction: for code that only a press can need. Returns a cancel function. */
export function onFirstInteraction(work: () => void): () => void {
  const stop = new AbortController();
  const begin = () => {
    stop.abort();
    work();
  };
  for (const sign of SIGNS) window.addEventListener(sign, begin, { signal: stop.signal, passive: true });
  return () => stop.abort();
}
