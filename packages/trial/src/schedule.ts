import { type Arrangement, arrangementsOf } from './arrangements.ts';
import { randomFrom } from './random.ts';

/** At most this many equal blocks in a row, so that on and off stay close together in time. */
const MAX_RUN = 2;

export interface Plan {
  /** Even: half of them on. */
  readonly blocks: number;
  readonly blockDays: number;
  readonly seed: string;
}

/** Block by block, 1 for on: drawn uniformly from all balanced orders, the same for the same seed. */
export function drawBlocks({ blocks, seed }: Pick<Plan, 'blocks' | 'seed'>): Arrangement {
  if (blocks < 2 || blocks % 2 !== 0) throw new RangeError('A trial has an even number of blocks');
  return arrangementsOf({ blocks, onBlocks: blocks / 2, maxRun: MAX_RUN }).draw(randomFrom(seed));
}

export function drawSchedule(plan: Plan): Arrangement {
  return drawBlocks(plan).flatMap((side) => Array.from({ length: plan.blockDays }, () => side));
}
