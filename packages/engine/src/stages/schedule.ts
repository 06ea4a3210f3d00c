import { type ScheduleItem, type ScheduleSlot, type Slot, slots } from '@evidose/contract';
import type { Facts } from '../criteria/facts.ts';
import { amountText } from '../day/amount-text.ts';
import { hoursApart, type Taken } from '../day/apart.ts';
import { type Arrangement, arrange, type Item } from '../day/arrange.ts';
import { mealsOf, near, possibleSlots, type SlotSet, setOf, slotBit, slotsIn } from '../day/slots.ts';
import type { CurrentSupplement, Finding, Medicine } from '../model.ts';
import type { Pick } from '../plan/search.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import type { Separation } from '../safety/assess.ts';

export interface Day {
  readonly slots: readonly ScheduleSlot[];
  readonly times: ReadonlyMap<PreparedSupplement, readonly Slot[]>;
  /** "Keep it at least 4 hours from …", by supplement. */
  readonly hours: ReadonlyMap<PreparedSupplement, readonly string[]>;
}
/** Either a day, or the one that has to go for the rest to fit. */
export type Scheduled = { readonly day: Day } | { readonly dropped: Pick; readonly finding: Finding };

export interface Scheduling {
  readonly prepared: Prepared;
  readonly facts: Facts;
  /** The person's own supplements that stay, with what they ask of the day. */
  readonly kept: readonly { readonly current: CurrentSupplement; readonly separations: readonly Separation[] }[];
}

interface Entry extends Taken {
  readonly item: Item;
  readonly separations: readonly Separation[];
  readonly pick: Pick | null;
  readonly label: string;
  readonly isNeed: boolean;
}

const MOST_SLOTS = { 'once-daily': 1, 'twice-daily': 2, 'several-times-daily': 5, 'no-preference': 5 } as const;

/** Every usual time of a medicine; empty where it is not known. */
function medicineSlots({ drugs }: Medicine): SlotSet {
  let set = 0;
  for (const { usualSlots } of drugs) set |= setOf(usualSlots);
  return set;
}

function openSlots(possible: SlotSet, separations: readonly Separation[]): SlotSet {
  let open = possible;
  for (const { medicine, hours } of separations) open &= ~near(medicineSlots(medicine), hours);
  return open;
}

function entryOfPick(meals: SlotSet, pick: Pick): Entry {
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
  };
}

function entriesOfKept({ kept }: Scheduling, meals: SlotSet): Entry[] {
  return kept.flatMap(({ current, separations: all }) => {
    const { supplement, amount } = current;
    if (supplement === null) return [];
    const separations = all.filter(({ fromDose }) => amount >= fromDose);
    const allowed = openSlots(possibleSlots(supplement, meals), separations);
    const item = { supplement, perDay: 1, allowed, isPlanned: false };
    return [{ supplement, amount, separations, pick: null, item, label: '', isNeed: false }];
  });
}

function fit(prepared: Prepared, entries: readonly Entry[], mostSlots: number): Arrangement | null {
  const apart = entries.map((a) => entries.map((b) => (a === b ? 0 : hoursApart(prepared, a, b))));
  return arrange({ items: entries.map(({ item }) => item), apart, mostSlots });
}

const hoursWord = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);

function hoursTexts(prepared: Prepared, entries: readonly Entry[]): Map<PreparedSupplement, string[]> {
  const texts = new Map<PreparedSupplement, string[]>();
  for (const entry of entries) {
    const { name } = entry.supplement.data;
    const longest = new Map<string, number>();
    const untimed = new Set<string>();
    for (const { medicine, hours } of entry.separations) {
      longest.set(medicine.name, Math.max(hours, longest.get(medicine.name) ?? 0));
      if (medicineSlots(medicine) === 0) untimed.add(medicine.name);
    }
    for (const other of entries) {
      const hours = other === entry ? 0 : hoursApart(prepared, entry, other);
      if (hours > 0) longest.set(other.supplement.data.name, hours);
    }
    const lines = [...longest].map(([other, hours]) => {
      const whenever = untimed.has(other) ? ', whenever you take that' : '';
      return `Keep ${name} at least ${hoursWord(hours)} from ${other}${whenever}.`;
    });
    if (lines.length > 0) texts.set(entry.supplement, lines);
  }
  return texts;
}

function medicineItems(facts: Facts, slot: Slot): ScheduleItem[] {
  return facts.understood.medicines
    .filter((medicine) => !medicine.isSupplement && (medicineSlots(medicine) & slotBit(slot)) !== 0)
    .map(({ id, name }) => ({ kind: 'medication' as const, id, name }));
}

function supplementItem({ supplement, label }: Entry): ScheduleItem {
  const { id, name } = supplement.data;
  return label === '' ? { kind: 'supplement', id, name } : { kind: 'supplement', id, name, amount: label };
}

function dayOf(scheduling: Scheduling, entries: readonly Entry[], { sets }: Arrangement, all: readonly Entry[]): Day {
  const { prepared, facts } = scheduling;
  const hours = hoursTexts(prepared, all);
  const meals = mealsOf(facts.answers);
  const table: ScheduleSlot[] = [];
  for (const slot of slots) {
    const here = entries.filter((_, i) => ((sets[i] ?? 0) & slotBit(slot)) !== 0);
    const items: ScheduleItem[] = [...medicineItems(facts, slot), ...here.map(supplementItem)];
    if (items.length === 0) continue;
    const withFood =
      here.some(({ supplement }) => supplement.data.timing.food === 'with') && (meals & slotBit(slot)) !== 0;
    const lines = here.flatMap(({ supplement }) => hours.get(supplement) ?? []);
    table.push({ slot, items, note: [...(withFood ? ['Take with food.'] : []), ...new Set(lines)].join(' ') });
  }
  const times = new Map(entries.map(({ supplement }, i) => [supplement, slotsIn(sets[i] ?? 0)]));
  return { slots: table, times, hours };
}

function dropFinding(scheduling: Scheduling, entry: Entry, isPreference: boolean): Finding {
  const { dosingPreference } = scheduling.facts.answers;
  if (isPreference) {
    return {
      kind: 'pill-burden',
      rule: null,
      message: 'It needs a time of day of its own, and you would rather not take something that often.',
      because: [{ field: 'dosingPreference', value: dosingPreference }],
      sources: [],
      wouldChange: 'Taking something more often a day would bring it back.',
    };
  }
  const medicines = [...new Set(entry.separations.map(({ medicine }) => medicine))];
  const names = [...new Set(medicines.map(({ name }) => name))];
  const from = names.length > 0 ? ` and your medicines (${names.join(', ')})` : '';
  return {
    kind: 'interaction',
    rule: null,
    message: `The day has no time for it that is far enough from the rest of the plan${from}.`,
    because: medicines.map(({ field, text }) => ({ field, value: text })),
    sources: entry.supplement.data.sources,
    wouldChange: 'A pharmacist can help you find a time for it.',
  };
}

/** The least valuable one without which the rest fits; the last one where no single one is to blame. */
function toDrop(prepared: Prepared, entries: readonly Entry[], mostSlots: number): Entry | undefined {
  for (const entry of [...entries].reverse()) {
    if (
      fit(
        prepared,
        entries.filter((each) => each !== entry),
        mostSlots,
      ) !== null
    )
      return entry;
  }
  return entries[entries.length - 1];
}

/** Seventh stage: the day. Picks come best first; when they cannot all be fitted, it says which one to drop. */
export function schedule(scheduling: Scheduling, picks: readonly Pick[]): Scheduled {
  const { prepared, facts } = scheduling;
  const meals = mealsOf(facts.answers);
  const planned = picks.map((pick) => entryOfPick(meals, pick));
  const own = entriesOfKept(scheduling, meals);
  const liked = MOST_SLOTS[facts.answers.dosingPreference];
  // Needs may take one time of day more than the person would like.
  const needs = planned.filter(({ isNeed }) => isNeed);
  const mostSlots = liked < slots.length && fit(prepared, needs, liked) === null ? liked + 1 : liked;
  const all = [...planned, ...own];
  // What the person takes already is placed too where it can be; where not, the hours are still said.
  const placeable = own.filter(({ item }) => item.allowed !== 0);
  for (const entries of placeable.length > 0 ? [[...planned, ...placeable], planned] : [planned]) {
    const arrangement = fit(prepared, entries, mostSlots);
    if (arrangement !== null) return { day: dayOf(scheduling, entries, arrangement, all) };
  }
  const entry = toDrop(prepared, planned, mostSlots);
  if (entry?.pick == null) return { day: { slots: [], times: new Map(), hours: new Map() } };
  const isPreference = fit(prepared, planned, slots.length) !== null;
  return { dropped: entry.pick, finding: dropFinding(scheduling, entry, isPreference) };
}
