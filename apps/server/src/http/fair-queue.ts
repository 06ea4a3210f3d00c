/** A queue per source, served round-robin. */
export function createFairQueue<T>() {
  const lines = new Map<string, T[]>();
  let size = 0;
  return {
    size: (): number => size,
    add: (source: string, item: T): void => {
      const line = lines.get(source);
      if (line === undefined) lines.set(source, [item]);
      else line.push(item);
      size += 1;
    },
    /** The first item of the next queue whose source may go. */
    next: (mayGo: (source: string) => boolean): { readonly source: string; readonly item: T } | null => {
      for (const [source, line] of lines) {
        if (!mayGo(source)) continue;
        const item = line.shift();
        lines.delete(source);
        if (item === undefined) continue;
        if (line.length > 0) lines.set(source, line);
        size -= 1;
        return { source, item };
      }
      return null;
    },
    remove: (isOver: (item: T) => boolean): T[] => {
      const removed = [...lines.values()].flatMap((line) => line.filter(isOver));
      if (removed.length === 0) return [];
      for (const [source, line] of lines) {
        const kept = line.filter((item) => !isOver(item));
        if (kept.length === 0) lines.delete(source);
        else lines.set(source, kept);
      }
      size -= removed.length;
      return removed;
    },
    /** Removes this many, from the longest queues first, the longest-waiting first. */
    shorten: (count: number): T[] => {
      const removed: T[] = [];
      while (removed.length < count && lines.size > 0) {
        const [source, line] = [...lines].reduce((a, b) => (b[1].length > a[1].length ? b : a));
        removed.push(...line.splice(0, 1));
        if (line.length === 0) lines.delete(source);
      }
      size -= removed.length;
      return removed;
    },
  };
}
