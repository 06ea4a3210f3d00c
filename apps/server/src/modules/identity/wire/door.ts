import { QueueFullError } from '../passwords/queue.ts';

interface DoorOptions {
  /** How many calls of one source are worked on at once. */
  readonly atOnce: number;
  /** How many more of them may wait. */
  readonly line: number;
}

interface Visitors {
  inside: number;
  readonly line: (() => void)[];
}

/**
 * Stands before the database: whoever sends hundreds of calls waits in a line of their own, and not inside with a
 * connection in hand that others need. There is no limit over all sources here, as a few slow callers would be enough to
 * fill it; shedding and the queue of hashes have theirs.
 */
export function createDoor({ atOnce, line: longest }: DoorOptions) {
  const sources = new Map<string, Visitors>();

  /** Asked before the body is read. */
  function refuseCrowd(source: string): void {
    if ((sources.get(source)?.line.length ?? 0) >= longest) throw new QueueFullError('too many of one source wait');
  }

  async function enter(source: string): Promise<void> {
    refuseCrowd(source);
    const visitors = sources.get(source) ?? { inside: 0, line: [] };
    sources.set(source, visitors);
    if (visitors.inside < atOnce) visitors.inside += 1;
    // Whoever leaves hands the place on, so that `inside` stays as it is.
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
