import type { Alert, Slot } from '@evidose/contract';
import { near, type SlotSet, setOf, slotsIn } from '../day/slots.ts';
import { flatMap } from '../flat-map.ts';
import type { CurrentSupplement, Medicine } from '../model.ts';
import type { ReviewedItem } from '../review/one-tablet.ts';
import { isPrescribedNutrient } from '../review/prescribed.ts';
import type { Separation } from '../safety/assess.ts';
import type { Reviewed } from '../stages/review.ts';
import type { Day } from '../stages/schedule/table.ts';
import { ASKED_DOCTOR, aboutWritten, alertOf, becauseWritten } from './alert.ts';

const WHEN: Readonly<Record<Slot, string>> = {
  'on-waking': 'on waking',
  breakfast: 'at breakfast',
  lunch: 'at lunch',
  dinner: 'at dinner',
  bedtime: 'at bedtime',
};

/**
 * A time that the person wrote, closer to a medicine's than the two may be. One time: "twice a day" names none, so
 * nothing was written wrongly.
 */
function clashOf(
  { told, amount }: CurrentSupplement,
  { medicine, hours, hoursAfter, fromDose, orWithMeal }: Separation,
  meals: SlotSet,
): Slot | undefined {
  if (told.slots?.length !== 1 || medicine.told.slots === null || amount < fromDose) return undefined;
  const taken = setOf(medicine.told.slots);
  const allowed = orWithMeal ? taken & meals : 0;
  return slotsIn(setOf(told.slots) & near(taken, hours, hoursAfter) & ~allowed)[0];
}

interface Clash {
  readonly medicine: Medicine;
  readonly slot: Slot;
  /** What the day made of it. */
  readonly isPlaced: boolean;
}

function alertOfClash({ item, supplement, review }: ReviewedItem, { medicine, slot, isPlaced }: Clash): Alert {
  const { name } = supplement.data;
  const row = review.interactions.find(({ with: other, action }) => other === medicine.name && action === 'separate');
  const written = [{ field: item.field, text: item.text, name }, medicine];
  const confirm = isPrescribedNutrient(item) ? ' Ask your pharmacist to confirm the new time.' : '';
  const then = isPlaced ? `The day in your plan keeps them apart.${confirm}` : 'Ask your pharmacist when to take it.';
  const said = `You wrote ${name} ${WHEN[slot]}, too close to ${medicine.name}. ${row?.message ?? ''} ${then}`;
  return alertOf({
    id: `too-close-${supplement.data.id}-${medicine.id ?? 'medicine'}`,
    severity: 'warning',
    title: `${name} and ${medicine.name} too close together`,
    message: said.replaceAll(/ {2,}/g, ' ').trim(),
    about: aboutWritten(written),
    because: becauseWritten(written),
    actions: [ASKED_DOCTOR],
    sources: row?.sources ?? supplement.data.sources,
  });
}

/** Two of one's own that meet in the gut at the times that were written: one alert a supplement. */
export function tooCloseAlerts({ items, kept }: Reviewed, { times }: Day, meals: SlotSet): Alert[] {
  const seen = new Set<string>();
  return flatMap(kept, ({ current, separations }) => {
    const reviewed = items.find(({ item }) => item === current);
    if (reviewed === undefined || current.told.status !== 'taking') return [];
    for (const each of separations) {
      const slot = clashOf(current, each, meals);
      if (slot === undefined || each.medicine.told.status !== 'taking' || each.medicine.text === current.text) continue;
      const alert = alertOfClash(reviewed, { medicine: each.medicine, slot, isPlaced: times.has(reviewed.supplement) });
      if (seen.has(alert.id)) continue;
      seen.add(alert.id);
      return [alert];
    }
    return [];
  });
}
