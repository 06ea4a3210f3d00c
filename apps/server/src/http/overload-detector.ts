interface Sample {
  readonly at: number;
  readonly entered: number;
  readonly left: number;
}

/** A queue that lasts this long, with more arrivals than departures in its newest part, by number and by ratio. */
interface Threshold {
  readonly standsMs: number;
  readonly partMs: number;
  readonly more: number;
  readonly times: number;
}
const THRESHOLDS: readonly Threshold[] = [
  // Twice the capacity is detected quickly …
  { standsMs: 120, partMs: 60, more: 6, times: 1.5 },
  // … 20 percent more takes longer.
  { standsMs: 500, partMs: 250, more: 8, times: 1.08 },
];
const KEPT_MS = 400;

/** Counts arrivals and departures, to tell a burst from overload. */
export function createOverloadDetector() {
  let [entered, left] = [0, 0];
  let shortAt = performance.now();
  let samples: Sample[] = [];
  return {
    enter: (): void => {
      entered += 1;
    },
    leave: (): void => {
      left += 1;
    },
    beat: (now: number, isQueue: boolean): void => {
      if (!isQueue) shortAt = now;
      samples = [...samples.filter(({ at }) => now - at <= KEPT_MS), { at: now, entered, left }];
    },
    /** Arrivals have exceeded departures for a while. */
    outruns: (): boolean => {
      const now = samples.at(-1)?.at ?? 0;
      return THRESHOLDS.some(({ standsMs, partMs, more, times }) => {
        const start = samples.findLast(({ at }) => now - at >= partMs);
        if (start === undefined || now - shortAt < standsMs) return false;
        const [came, went] = [entered - start.entered, left - start.left];
        return came - went >= more && came >= went * times;
      });
    },
  };
}

export type OverloadDetector = ReturnType<typeof createOverloadDetector>;
