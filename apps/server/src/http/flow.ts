interface Look {
  readonly at: number;
  readonly entered: number;
  readonly left: number;
}

/** A queue stands for at least so long, and in the newest part of that more came than left, by number and by share. */
interface Sign {
  readonly standsMs: number;
  readonly partMs: number;
  readonly more: number;
  readonly times: number;
}
const SIGNS: readonly Sign[] = [
  // Twice what gets done shows soon …
  { standsMs: 120, partMs: 60, more: 6, times: 1.5 },
  // … a fifth more a little later.
  { standsMs: 500, partMs: 250, more: 8, times: 1.08 },
];
const KEPT_MS = 400;

/** Who comes and who leaves. It tells a burst, after which nobody comes, from more than can be done. */
export function createFlow() {
  let [entered, left] = [0, 0];
  let shortAt = performance.now();
  let looks: Look[] = [];
  return {
    enter: (): void => {
      entered += 1;
    },
    leave: (): void => {
      left += 1;
    },
    beat: (now: number, isQueue: boolean): void => {
      if (!isQueue) shortAt = now;
      looks = [...looks.filter(({ at }) => now - at <= KEPT_MS), { at: now, entered, left }];
    },
    /** More come than leave, and have for a while. */
    outruns: (): boolean => {
      const now = looks.at(-1)?.at ?? 0;
      return SIGNS.some(({ standsMs, partMs, more, times }) => {
        const start = looks.findLast(({ at }) => now - at >= partMs);
        if (start === undefined || now - shortAt < standsMs) return false;
        const [came, went] = [entered - start.entered, left - start.left];
        return came - went >= more && came >= went * times;
      });
    },
  };
}

export type Flow = ReturnType<typeof createFlow>;
