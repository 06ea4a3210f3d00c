import { type Arrangement, type Arrangements, arrangementsOf } from './arrangements.ts';

/** The design that a trial followed, read from its days: the other schedules that might have been drawn. */
export interface Design {
  readonly arrangements: Arrangements;
  /** A schedule day by day from one block by block. */
  readonly daysOf: (blocks: Arrangement) => readonly (0 | 1)[];
}

const BALANCED_RUN = 2;

function runLengths(sides: readonly (0 | 1)[]): number[] {
  const runs: number[] = [];
  sides.forEach((side, day) => {
    if (day > 0 && side === sides[day - 1]) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(1);
  });
  return runs;
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

/** The last run may have been cut short, when the trial was. */
function blockLength(runs: readonly number[]): number {
  const whole = runs.length > 2 ? runs.slice(0, -1) : runs;
  const length = whole.reduce(divisor, 0);
  return Math.max(1, length);
}

/** As balanced as the trial itself was, and no more equal blocks in a row than it had, or two. */
export function designOf(sides: readonly (0 | 1)[]): Design {
  const runs = runLengths(sides);
  const length = blockLength(runs);
  const blocks = Array.from({ length: Math.ceil(sides.length / length) }, (_, at) => sides[at * length] ?? 0);
  const maxRun = Math.max(BALANCED_RUN, ...runLengths(blocks));
  const onBlocks = blocks.filter((side) => side === 1).length;
  return {
    arrangements: arrangementsOf({ blocks: blocks.length, onBlocks, maxRun }),
    daysOf: (drawn) => sides.map((_, day) => drawn[Math.floor(day / length)] ?? 0),
  };
}
