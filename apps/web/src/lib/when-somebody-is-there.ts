const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/** Does it once, at the first sign of a person: for what only a press could need. The answer calls it off. */
export function whenSomebodyIsThere(work: () => void): () => void {
  const stop = new AbortController();
  const begin = () => {
    stop.abort();
    work();
  };
  for (const sign of SIGNS) window.addEventListener(sign, begin, { signal: stop.signal, passive: true });
  return () => stop.abort();
}
