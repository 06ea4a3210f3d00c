import { type IntakeEntry, recordsOf, type Slot } from '@evidose/contract';
import type { Dose } from './dose.ts';

export type Tick = IntakeEntry['state'] | null;

export interface TickedDose extends Dose {
  readonly state: Tick;
  /** Where the diary keeps it: a new plan may have moved the dose to another time of the day since. */
  readonly keptAt: Slot;
}

/** Each dose with what the diary says of it. A tick goes over by supplement to the time that the newest plan has for it. */
export function tickedDoses(doses: readonly Dose[], recorded: readonly IntakeEntry[]): TickedDose[] {
  const entries = recordsOf(doses, recorded);
  return doses.map((dose, index) => {
    const entry = entries[index];
    return { ...dose, state: entry?.state ?? null, keptAt: entry?.slot ?? dose.slot };
  });
}
