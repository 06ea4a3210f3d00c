import { QueueFullError } from '../passwords/queue.ts';

interface SourceQueueOptions {
  /** Concurrent calls of one source. */
  readonly atOnce: number;
  /** Waiting calls of one source. */
  readonly line: number;
}

interface Source {
  inside: number;
  readonly line: (() => void)[];
}

/**
 * Queues calls by source before they take a database connection. There is no overall limit here, as a few slow callers
 * could fill it; load shedding and the hash queue have theirs.
 */
export function createSourceQueue({ atOnce, line: longest }: SourceQueueOptions) {
  const sources = new Map<string, Source>();

  /** Checked before the body is read. */
  function refuseCrowd(source: string): void {
    if ((sources.get(source)?.line.length ?? 0) >= longest) throw new QueueFullError('too many of one source wait');
  }

  async function enter(source: string): Promise<void> {
    refuseCrowd(source);
    const visitors = sources.get(source) ?? { inside: 0, line: [] };
    sources.set(source, visitors);
    if (visitors.inside < atOnce) visitors.inside += 1;
    // The slot is handed over, so `inside` stays the same.
    else await new Promise<void>((go) => visitors.line.push(go));
  }

  function leave(source: string): void {
    const visitors = sources.get(source);
    const next = visitors?.line.shift();
    if (next !== undefined) next();
    else if (visitors !== undefined) visitors.inside -= 1;
    if (visitors?.inside === 0) sources.delete(source);
  }

  return {
    refuseCrowd,
    pass: async <T>(source: string, work: () => Promise<T>): Promise<T> => {
      await enter(source);
      try {
        return await work();
      } finally {
        leave(source);
      }
    },
  };
}
