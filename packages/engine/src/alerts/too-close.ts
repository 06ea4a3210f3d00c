import type { Alert, Slot } from '@evidose/contract';
import { near, type SlotSet, setOf, slotsIn } from '../day/slots.ts';
import type { CurrentSupplement, Medicine } from '../model.ts';
import type { ReviewedItem } from '../review/one-tablet.ts';
import { isPrescribedNutrient } from '../review/prescribed.ts';
import type { Separation } from '../safety/assess.ts';
import type { Reviewed } from '../stages/review.ts';
import type { Day } from '../stages/schedule/table.ts';
import { andList } from '../words/open-words.ts';
import { ASKED_DOCTOR, aboutWritten, alertOf, becauseWritten } from './alert.ts';

const WHEN: Readonly<Record<Slot, string>> = {
  'on-waking': 'on waking',
  breakfast: 'at breakfast',
  lunch: 'at lunch',
  dinner: 'at dinner',
  bedtime: 'at bedtime',
};

/**
 * A written time that is too close to a medicine. Only for single times: "twice a day" names none, so nothing was
 * written wrongly.
 */
function clashOf(
  { usage, amount }: CurrentSupplement,
  { medicine, hours, hoursAfter, fromDose, orWithMeal }: Separation,
  meals: SlotSet,
): Slot | undefined {
  if (usage.slots?.length !== 1 || medicine.usage.slots === null || amount < fromDose) return undefined;
  const taken = setOf(medicine.usage.slots);
  const allowed = orWithMeal ? taken & meals : 0;
  return slotsIn(setOf(usage.slots) & near(taken, hours, hoursAfter) & ~allowed)[0];
}

interface Clashing {
  readonly reviewed: ReviewedItem;
  readonly slot: Slot;
  readonly isPlaced: boolean;
}

/** One alert per medicine: what is too close to it, by name and time. */
function alertOfClash(medicine: Medicine, clashing: readonly Clashing[]): Alert {
  const rows = clashing.map(({ reviewed: { review } }) =>
    review.interactions.find(({ with: other, action }) => other === medicine.name && action === 'separate'),
  );
  const names = andList(clashing.map(({ reviewed }) => reviewed.supplement.data.name));
  const wrote = andList(clashing.map(({ reviewed, slot }) => `${reviewed.supplement.data.name} ${WHEN[slot]}`));
  const why = [...new Set(rows.flatMap((row) => row?.message ?? []))].join(' ');
  const isPrescribed = clashing.some(({ reviewed }) => isPrescribedNutrient(reviewed.item));
  const confirm = isPrescribed ? ' Ask your pharmacist to confirm the new time.' : '';
  const out = clashing.filter(({ isPlaced }) => !isPlaced).map(({ reviewed }) => reviewed.supplement.data.name);
  const then =
    out.length === 0
      ? `The day in your plan keeps them apart.${confirm}`
      : `Ask your pharmacist when to take ${clashing.length === 1 ? 'it' : andList(out)}.`;
  const said = `You wrote ${wrote}, too close to ${medicine.name}. ${why} ${then}`;
  const written = [
    ...clashing.map(({ reviewed: { item, supplement } }) => ({
      field: item.field,
      text: item.text,
      name: supplement.data.name,
    })),
    medicine,
  ];
  const ids = [...new Set(clashing.map(({ reviewed }) => reviewed.supplement.data.id))].join('-');
  return alertOf({
    id: `too-close-${ids}-${medicine.id ?? 'medicine'}`,
    severity: 'warning',
    title:
      clashing.length > 1
        ? `${names} too close to ${medicine.name}`
        : `${names} and ${medicine.name} too close together`,
    message: said.replaceAll(/ {2,}/g, ' ').trim(),
    about: aboutWritten(written),
    because: becauseWritten(written),
    actions: [ASKED_DOCTOR],
    sources: [
      ...new Set(clashing.flatMap(({ reviewed }, i) => [...(rows[i]?.sources ?? reviewed.supplement.data.sources)])),
    ],
  });
}

/** Two current supplements too close together at their written times: the first conflict of each. */
export function tooCloseAlerts({ items, kept }: Reviewed, { times }: Day, meals: SlotSet): Alert[] {
  const byMedicine = new Map<Medicine, Clashing[]>();
  const seen = new Set<string>();
  for (const { current, separations } of kept) {
    const reviewed = items.find(({ item }) => item === current);
    if (reviewed === undefined || current.usage.status !== 'taking') continue;
    for (const each of separations) {
      const { medicine } = each;
      const slot = clashOf(current, each, meals);
      if (slot === undefined || medicine.usage.status !== 'taking' || medicine.text === current.text) continue;
      const key = `${reviewed.supplement.data.id} ${medicine.id ?? medicine.text}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const known = byMedicine.get(medicine) ?? [];
      byMedicine.set(medicine, known);
      known.push({ reviewed, slot, isPlaced: times.has(reviewed.supplement) });
      break;
    }
  }
  return [...byMedicine].map(([medicine, clashing]) => alertOfClash(medicine, clashing));
}
