import { type Arrangement, type Arrangements, arrangementsOf } from './arrangements.ts';

/** The design that a trial followed, read from its days: the other schedules that might have been drawn. */
export interface Design {
  readonly arrangements: Arrangements;
  /** How often it was the other side's turn, and one. */
  readonly stretches: number;
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

/**
 * How many days each block had. Equal blocks show by runs that are all multiples of the shortest, but for the last, which
 * may have been cut short; where they are not, each run was a block of its own.
 */
function blockLengths(runs: readonly number[], days: number): readonly number[] {
  const whole = runs.length > 2 ? runs.slice(0, -1) : runs;
  const length = whole.reduce(divisor, 0);
  if (length < Math.min(...whole)) return runs;
  return Array.from({ length: Math.ceil(days / length) }, (_, at) => Math.min(length, days - at * length));
}

/** As balanced as the trial itself was, and no more equal blocks in a row than it had, or two. */
export function designOf(sides: readonly (0 | 1)[]): Design {
  const runs = runLengths(sides);
  const blockOfDay = blockLengths(runs, sides.length).flatMap((days, block) => Array<number>(days).fill(block));
  const blocks = sides.filter((_, day) => blockOfDay[day] !== blockOfDay[day - 1]);
  const maxRun = Math.max(BALANCED_RUN, ...runLengths(blocks));
  const onBlocks = blocks.filter((side) => side === 1).length;
  return {
    arrangements: arrangementsOf({ blocks: blocks.length, onBlocks, maxRun }),
    stretches: runs.length,
    daysOf: (drawn) => blockOfDay.map((block) => drawn[block] ?? 0),
  };
}
