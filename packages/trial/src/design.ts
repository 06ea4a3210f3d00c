import { type Arrangement, type Arrangements, arrangementsOf } from './arrangements.ts';

/** The design of a trial, derived from its days: the other schedules that could have been drawn. */
export interface Design {
  readonly arrangements: Arrangements;
  /** Number of switches between sides, plus one. */
  readonly stretches: number;
  /** Expands a schedule of blocks to days. */
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
 * Days per block. With equal blocks, all runs are multiples of the shortest, except the last, which may have been cut
 * short; otherwise each run was its own block.
 */
function blockLengths(runs: readonly number[], days: number): readonly number[] {
  const whole = runs.length > 2 ? runs.slice(0, -1) : runs;
  const length = whole.reduce(divisor, 0);
  if (length < Math.min(...whole)) return runs;
  return Array.from({ length: Math.ceil(days / length) }, (_, at) => Math.min(length, days - at * length));
}

/** As balanced as the trial itself, and with no longer run of equal blocks than it had, or two. */
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
