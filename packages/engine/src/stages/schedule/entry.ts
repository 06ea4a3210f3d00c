import { amountText } from '../../day/amount-text.ts';
import type { Placeable } from '../../day/fit.ts';
import { slotsToKeepFrom } from '../../day/medicine-times.ts';
import { near, possibleSlots, type SlotSet } from '../../day/slots.ts';
import type { PlannedItem } from '../../plan/search.ts';
import type { Separation } from '../../safety/assess.ts';

/** Something to schedule: from the plan, or a current supplement. */
export interface Entry extends Placeable {
  readonly separations: readonly Separation[];
  readonly pick: PlannedItem | null;
  readonly label: string;
  readonly isNeed: boolean;
  /** Already in the day as a medicine. */
  readonly isShown: boolean;
}

function openSlots(possible: SlotSet, separations: readonly Separation[]): SlotSet {
  let open = possible;
  for (const { medicine, hours, hoursAfter } of separations)
    open &= ~near(slotsToKeepFrom(medicine), hours, hoursAfter);
  return open;
}

export function entryOfPick(meals: SlotSet, pick: PlannedItem): Entry {
  const { candidate, dosed } = pick;
  const { supplement } = candidate;
  const separations = candidate.separations.filter(({ fromDose }) => dosed.total >= fromDose);
  const allowed = openSlots(possibleSlots(supplement, meals), separations);
  return {
    supplement,
    amount: dosed.total,
    separations,
    pick,
    item: { supplement, perDay: dosed.perDay, allowed, isPlanned: true },
    label: amountText(supplement.data, dosed),
    isNeed: candidate.reasons[0]?.indication.kind === 'need',
    isShown: true,
    line: null,
  };
}
