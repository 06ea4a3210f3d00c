/** A clock that moves only when told to. */
export function createTestClock(start = '2026-03-02T09:00:00.000Z') {
  let now = Date.parse(start);
  return {
    clock: () => new Date(now),
    pass: (ms: number) => {
      now += ms;
    },
  };
}
