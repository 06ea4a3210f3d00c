import type { IntakeEntry, Slot } from '@evidose/contract';
import type { Dose } from './dose.ts';

export type Tick = IntakeEntry['state'] | null;

export interface TickedDose extends Dose {
  readonly state: Tick;
  /** Where the diary keeps it: a new plan may have moved the dose to another time of the day since. */
  readonly keptAt: Slot;
}

/** Each dose with what the diary says of it. A tick goes over by supplement to the time that the newest plan has for it. */
export function tickedDoses(doses: readonly Dose[], recorded: readonly IntakeEntry[]): TickedDose[] {
  const open = [...recorded];
  const take = (fits: (entry: IntakeEntry) => boolean): IntakeEntry | undefined => {
    const at = open.findIndex(fits);
    return at < 0 ? undefined : open.splice(at, 1)[0];
  };
  const exact = doses.map((dose) => take((entry) => entry.supplementId === dose.id && entry.slot === dose.slot));
  return doses.map((dose, index) => {
    const entry = exact[index] ?? take(({ supplementId }) => supplementId === dose.id);
    return { ...dose, state: entry?.state ?? null, keptAt: entry?.slot ?? dose.slot };
  });
}
