/** A computation longer than this … */
const LONG_MS = 20;
/** … is followed by a pause of this many times its length, for its source only, … */
const TIMES = 4;
const LONGEST_MS = 1_500;
/** … if another source has sent a request within this time. */
const OTHERS_MS = 1_000;
const MOST_SOURCES = 10_000;

interface Piece {
  readonly begunAt: number;
  readonly endedAt: number;
}

/** Keeps one source with long computations from taking the whole event loop. */
export function createSourceCooldown() {
  const until = new Map<string, number>();
  /** The last two sources: at least one of them is somebody else. */
  const seen = new Map<string, number>();
  return {
    noteArrival: (source: string, now: number): void => {
      seen.delete(source);
      seen.set(source, now);
      const [oldest] = seen.keys();
      if (seen.size > 2 && oldest !== undefined) seen.delete(oldest);
    },
    notePiece: (source: string, { begunAt, endedAt }: Piece): void => {
      const tookMs = endedAt - begunAt;
      if (tookMs < LONG_MS) return;
      if (until.size >= MOST_SOURCES) until.clear();
      until.set(source, endedAt + Math.min(LONGEST_MS, tookMs * TIMES));
    },
    isOver: (source: string, now: number): boolean => {
      const isAlone = [...seen].every(([other, at]) => other === source || now - at >= OTHERS_MS);
      if (!isAlone && now < (until.get(source) ?? 0)) return false;
      until.delete(source);
      return true;
    },
  };
}
