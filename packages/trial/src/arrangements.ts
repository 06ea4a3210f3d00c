/** Allowed block orders: how many on, and the longest run of equal ones. */
export interface Allowed {
  readonly blocks: number;
  readonly onBlocks: number;
  readonly maxRun: number;
}
export type Arrangement = readonly (0 | 1)[];

export interface Arrangements {
  readonly count: number;
  /** Exactly uniform over all orders, given uniform numbers. */
  readonly draw: (random: () => number) => Arrangement;
  readonly all: () => Generator<Arrangement>;
}

interface Place {
  readonly left: number;
  readonly onLeft: number;
  /** The previous block and its run length; null at the start. */
  readonly last: 0 | 1 | null;
  readonly run: number;
}

const SIDES = [0, 1] as const;

function step({ left, onLeft, last, run }: Place, side: 0 | 1): Place {
  return { left: left - 1, onLeft: onLeft - side, last: side, run: side === last ? run + 1 : 1 };
}

/** Counts the continuations from each state once; every draw walks down those counts. */
export function arrangementsOf({ blocks, onBlocks, maxRun }: Allowed): Arrangements {
  const known = new Map<string, number>();

  function ways(place: Place): number {
    const { left, onLeft, last, run } = place;
    if (onLeft < 0 || onLeft > left || run > maxRun) return 0;
    if (left === 0) return 1;
    const key = `${left} ${onLeft} ${last} ${run}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const count = SIDES.reduce<number>((sum, side) => sum + ways(step(place, side)), 0);
    known.set(key, count);
    return count;
  }

  const start: Place = { left: blocks, onLeft: onBlocks, last: null, run: 0 };

  function draw(random: () => number): Arrangement {
    const drawn: (0 | 1)[] = [];
    for (let place = start; place.left > 0; ) {
      const off = ways(step(place, 0));
      const side = random() * (off + ways(step(place, 1))) < off ? 0 : 1;
      drawn.push(side);
      place = step(place, side);
    }
    return drawn;
  }

  function* from(place: Place, before: Arrangement): Generator<Arrangement> {
    if (place.left === 0) yield before;
    else
      for (const side of SIDES) {
        const next = step(place, side);
        if (ways(next) > 0) yield* from(next, [...before, side]);
      }
  }

  return { count: ways(start), draw, all: () => from(start, []) };
}
