/** Concurrent requests, in total and by source. */
export function createConcurrencyCounter() {
  const bySource = new Map<string, number>();
  let all = 0;
  return {
    all: (): number => all,
    of: (source: string): number => bySource.get(source) ?? 0,
    /** Whether this source has at least the average number. */
    hasItsShare: (source: string): boolean => {
      const own = bySource.get(source) ?? 0;
      return own >= Math.floor(all / (bySource.size + (own === 0 ? 1 : 0)));
    },
    add: (source: string): void => {
      all += 1;
      bySource.set(source, (bySource.get(source) ?? 0) + 1);
    },
    remove: (source: string): void => {
      all -= 1;
      const left = (bySource.get(source) ?? 1) - 1;
      if (left > 0) bySource.set(source, left);
      else bySource.delete(source);
    },
  };
}
