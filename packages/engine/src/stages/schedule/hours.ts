import { isOneTablet } from '../../day/fit.ts';
import { isTimeUnknown, medicineSlots } from '../../day/medicine-times.ts';
import type { HoursFrom } from '../../day/notes.ts';
import { hoursApart } from '../../day/separation.ts';
import type { Prepared } from '../../prepare/prepare.ts';
import type { Entry } from './entry.ts';

function keepLonger(longest: Map<string, HoursFrom>, each: HoursFrom): void {
  const known = longest.get(each.other);
  const hours = Math.max(each.hours, known?.hours ?? 0);
  const hoursAfter = Math.max(each.hoursAfter, known?.hoursAfter ?? 0);
  longest.set(each.other, { ...each, hours, hoursAfter });
}

/** Required separation from each medicine and each other entry, the longest if several rules apply. */
export function hoursOf(prepared: Prepared, entry: Entry, entries: readonly Entry[]): HoursFrom[] {
  const { name } = entry.supplement.data;
  const longest = new Map<string, HoursFrom>();
  for (const { medicine, hours, hoursAfter, orWithMeal } of entry.separations) {
    // Its review mentions both: with the medicine at a meal, or apart from it.
    if (orWithMeal && entry.pick === null) continue;
    const isUntimed = medicineSlots(medicine) === 0 || isTimeUnknown(medicine);
    keepLonger(longest, { name, other: medicine.name, hours, hoursAfter, isUntimed });
  }
  for (const other of entries) {
    const hours = isOneTablet(other, entry) ? 0 : hoursApart(prepared, entry, other);
    if (hours > 0)
      keepLonger(longest, { name, other: other.supplement.data.name, hours, hoursAfter: hours, isUntimed: false });
  }
  return [...longest.values()];
}
