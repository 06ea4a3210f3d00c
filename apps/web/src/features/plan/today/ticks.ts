import { type IntakeEntry, recordsOf, type Slot } from '@evidose/contract';
import type { Dose } from './dose.ts';

export type Tick = IntakeEntry['state'] | null;

export interface TickedDose extends Dose {
  readonly state: Tick;
  /** The slot it was recorded at; a newer plan may have moved the dose. */
  readonly keptAt: Slot;
}

/** Matches diary entries to doses by supplement, wherever the newest plan has moved them. */
export function tickedDoses(doses: readonly Dose[], recorded: readonly IntakeEntry[]): TickedDose[] {
  const entries = recordsOf(doses, recorded);
  return doses.map((dose, index) => {
    const entry = entries[index];
    return { ...dose, state: entry?.state ?? null, keptAt: entry?.slot ?? dose.slot };
  });
}
