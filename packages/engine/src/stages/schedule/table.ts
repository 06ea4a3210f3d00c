import { type ScheduleItem, type ScheduleSlot, type Slot, slots } from '@evidose/contract';
import type { Facts } from '../../criteria/facts.ts';
import { medicineItem, medicineSlots } from '../../day/medicine-times.ts';
import { hoursLine, slotNote } from '../../day/notes.ts';
import { mealsOf, slotBit, slotsIn } from '../../day/slots.ts';
import { flatMap } from '../../flat-map.ts';
import type { CurrentSupplement } from '../../model.ts';
import type { PreparedSupplement } from '../../prepare/supplement.ts';
import type { Entry } from './entry.ts';
import { hoursOf } from './hours.ts';
import type { Scheduling } from './own-entries.ts';
import type { Placed } from './place.ts';

export interface Day {
  readonly slots: readonly ScheduleSlot[];
  readonly times: ReadonlyMap<PreparedSupplement, readonly Slot[]>;
  /** "Keep it at least 4 hours from …", by supplement. */
  readonly hours: ReadonlyMap<PreparedSupplement, readonly string[]>;
  /** Current supplements without a time far enough from the rest. */
  readonly unplaced: ReadonlySet<CurrentSupplement>;
  /** Current supplements with fewer times than needed. */
  readonly fewer: ReadonlyMap<CurrentSupplement, FewerTimes>;
}
export interface FewerTimes {
  readonly placed: number;
  readonly taken: number;
}
export interface Placement extends Placed {
  /** Separations are also given for what is not in the day. */
  readonly all: readonly Entry[];
  readonly unplaced: ReadonlySet<CurrentSupplement>;
  readonly fewer: Day['fewer'];
}

function medicineItems({ understood }: Facts, slot: Slot): ScheduleItem[] {
  return understood.medicines
    .filter((medicine) => !medicine.isSupplement && (medicineSlots(medicine) & slotBit(slot)) !== 0)
    .map(medicineItem);
}

function supplementItem({ supplement, label }: Entry): ScheduleItem {
  const { id, name } = supplement.data;
  return label === '' ? { kind: 'supplement', id, name } : { kind: 'supplement', id, name, amount: label };
}

export function dayOf(scheduling: Scheduling, { entries, arrangement, all, unplaced, fewer }: Placement): Day {
  const { prepared, facts } = scheduling;
  const { sets } = arrangement;
  const hours = new Map(all.map((entry) => [entry.supplement, hoursOf(prepared, entry, all)]));
  const meals = mealsOf(facts.answers);
  const table: ScheduleSlot[] = [];
  for (const slot of slots) {
    const here = entries.filter((_, i) => ((sets[i] ?? 0) & slotBit(slot)) !== 0);
    const items: ScheduleItem[] = [
      ...medicineItems(facts, slot),
      ...here.filter(({ isShown }) => isShown).map(supplementItem),
    ];
    if (items.length === 0) continue;
    const withFood =
      here.some(({ supplement }) => supplement.data.timing.food === 'with') && (meals & slotBit(slot)) !== 0;
    table.push({
      slot,
      items,
      note: slotNote(
        withFood,
        flatMap(here, ({ supplement }) => hours.get(supplement) ?? []),
      ),
    });
  }
  const times = new Map(entries.map(({ supplement }, i) => [supplement, slotsIn(sets[i] ?? 0)]));
  const lines = [...hours].map(([supplement, list]) => [supplement, list.map(hoursLine)] as const);
  return { slots: table, times, hours: new Map(lines.filter(([, list]) => list.length > 0)), unplaced, fewer };
}
