import { type ScheduleItem, type ScheduleSlot, type Slot, slots } from '@evidose/contract';
import type { Facts } from '../criteria/facts.ts';
import { amountText } from '../day/amount-text.ts';
import { hoursApart } from '../day/apart.ts';
import type { Arrangement } from '../day/arrange.ts';
import { fit, isOneTablet, type Placeable, tabletsOf } from '../day/fit.ts';
import { isTimeUnknown, medicineItem, medicineSlots } from '../day/medicine-times.ts';
import { crowdsOutFinding, noTimeFinding } from '../day/no-time.ts';
import { type HoursFrom, hoursLine, slotNote } from '../day/notes.ts';
import { mealsOf, near, possibleSlots, type SlotSet, setOf, slotBit, slotsIn } from '../day/slots.ts';
import { tidyNumber } from '../limits/round.ts';
import type { CurrentSupplement, Finding, Medicine, Told } from '../model.ts';
import type { PlannedItem } from '../plan/search.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { isPrescribedNutrient } from '../review/prescribed.ts';
import type { Separation } from '../safety/assess.ts';
import { rhythmText } from '../understand/rhythm.ts';
import { hasPlaceInDay } from '../understand/standing.ts';
import { lineOf } from '../understand/told.ts';

export interface Day {
  readonly slots: readonly ScheduleSlot[];
  readonly times: ReadonlyMap<PreparedSupplement, readonly Slot[]>;
  /** "Keep it at least 4 hours from …", by supplement. */
  readonly hours: ReadonlyMap<PreparedSupplement, readonly string[]>;
  /** One's own that found no time far enough from the rest. */
  readonly unplaced: ReadonlySet<CurrentSupplement>;
  /** One's own that found room for fewer times a day than it is taken. */
  readonly fewer: ReadonlyMap<CurrentSupplement, FewerTimes>;
}
export interface FewerTimes {
  readonly placed: number;
  readonly taken: number;
}
/** Either a day, or the one that has to go for the rest to fit. */
export type Scheduled = { readonly day: Day } | { readonly dropped: PlannedItem; readonly finding: Finding };

export interface Scheduling {
  readonly prepared: Prepared;
  readonly facts: Facts;
  /** The person's own supplements that stay, with what they ask of the day. */
  readonly kept: readonly { readonly current: CurrentSupplement; readonly separations: readonly Separation[] }[];
}

interface Entry extends Placeable {
  readonly separations: readonly Separation[];
  readonly pick: PlannedItem | null;
  readonly label: string;
  readonly isNeed: boolean;
  /** It stands in the day as a medicine already. */
  readonly isShown: boolean;
}

const MOST_SLOTS = { 'once-daily': 1, 'twice-daily': 2, 'several-times-daily': 5, 'no-preference': 5 } as const;

function openSlots(possible: SlotSet, separations: readonly Separation[]): SlotSet {
  let open = possible;
  for (const { medicine, hours, hoursAfter } of separations) open &= ~near(medicineSlots(medicine), hours, hoursAfter);
  return open;
}

/** One's own may stand beside the medicine at a meal, where that is known to do no harm. */
function openForOwn(possible: SlotSet, separations: readonly Separation[], meals: SlotSet): SlotSet {
  let open = possible;
  for (const { medicine, hours, hoursAfter, orWithMeal } of separations) {
    const taken = medicineSlots(medicine);
    open &= ~near(taken, hours, hoursAfter) | (orWithMeal ? taken & meals : 0);
  }
  return open;
}

function entryOfPick(meals: SlotSet, pick: PlannedItem): Entry {
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

/** How much of one's own, as it was read; a typical amount that we only counted is not shown as if it were told. */
function ownLabel(
  { amount, assumed, product, told }: CurrentSupplement,
  { data }: PreparedSupplement,
  times: number,
): string {
  const rhythm = rhythmText(told);
  const often = `${told.route === 'injection' ? ' by injection' : ''}${rhythm === null ? '' : ` ${rhythm}`}`;
  if (product !== null) return `${product.serving}${often}`;
  if (assumed || data.serving !== undefined) return often.trim();
  // The amount is an average: what is taken once a week is taken whole on that day.
  const once = rhythm === null ? amount / times : amount * (told.everyDays ?? 1);
  return `${tidyNumber(once)} ${data.doseUnit}${often}`;
}

/** One's own supplements that have a place in the day, at the times that were written, or where there is room. */
interface OwnEntry {
  readonly current: CurrentSupplement;
  readonly stated: Entry;
  readonly free: Entry;
  /** Where neither is left: any time that is far enough from the medicines. */
  readonly anyTime: Entry;
  /** Where the day has no room for all of its times: for one less, and so on. */
  readonly fewer: readonly Entry[];
  /** Prescribed, at a time that was written: it stays there as a medicine does, and the plan gives way. */
  readonly isFixed: boolean;
}

/** The same words read as a medicine too, as with prescribed potassium: it stands in the day once, as that. */
const twinOf = ({ facts }: Scheduling, { field, text }: CurrentSupplement): Medicine | undefined =>
  facts.understood.medicines.find((each) => !each.isSupplement && each.field === field && each.text === text);

/** What is injected or worn meets nothing in the gut. */
const isSwallowed = ({ route }: Told): boolean => route === null || route === 'oral';

function entriesOfKept(scheduling: Scheduling, meals: SlotSet): OwnEntry[] {
  return scheduling.kept.flatMap(({ current, separations: all }) => {
    const { supplement, amount, told } = current;
    if (supplement === null || !hasPlaceInDay(told)) return [];
    const twin = twinOf(scheduling, current);
    const separations = isSwallowed(told) ? all.filter(({ fromDose }) => amount >= fromDose) : [];
    const liked = openForOwn(possibleSlots(supplement, meals), separations, meals);
    const stated = twin === undefined ? setOf(told.slots ?? []) : medicineSlots(twin);
    const perDay = Math.max(1, slotsIn(stated).length);
    // With food is better; hours from a medicine matter more.
    const open = slotsIn(liked).length >= perDay ? liked : openForOwn(setOf(slots), separations, meals);
    const entry = (allowed: SlotSet, times: number): Entry => ({
      supplement,
      amount,
      separations,
      pick: null,
      item: { supplement, perDay: times, allowed, isPlanned: false },
      label: ownLabel(current, supplement, times),
      isNeed: false,
      isShown: twin === undefined,
      line: lineOf(current),
    });
    const free = entry(open, perDay);
    const anyTime = entry(openForOwn(setOf(slots), separations, meals), perDay);
    const fewer = Array.from({ length: perDay - 1 }, (_, less) => ({
      ...anyTime,
      item: { ...anyTime.item, perDay: perDay - 1 - less },
    }));
    const clash = stated & ~openForOwn(stated, separations, meals);
    const isMoved = stated === 0 || clash !== 0;
    return [
      {
        current,
        stated: isMoved ? free : entry(stated, perDay),
        free,
        anyTime,
        fewer,
        isFixed: !isMoved && isPrescribedNutrient(current),
      },
    ];
  });
}

function keepLonger(longest: Map<string, HoursFrom>, each: HoursFrom): void {
  const known = longest.get(each.other);
  const hours = Math.max(each.hours, known?.hours ?? 0);
  const hoursAfter = Math.max(each.hoursAfter, known?.hoursAfter ?? 0);
  longest.set(each.other, { ...each, hours, hoursAfter });
}

function hoursOf(prepared: Prepared, entry: Entry, entries: readonly Entry[]): HoursFrom[] {
  const { name } = entry.supplement.data;
  const longest = new Map<string, HoursFrom>();
  for (const { medicine, hours, hoursAfter, orWithMeal } of entry.separations) {
    // Whether it stands beside the medicine or apart from it, its review says both ways.
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

function medicineItems({ understood }: Facts, slot: Slot): ScheduleItem[] {
  return understood.medicines
    .filter((medicine) => !medicine.isSupplement && (medicineSlots(medicine) & slotBit(slot)) !== 0)
    .map(medicineItem);
}

function supplementItem({ supplement, label }: Entry): ScheduleItem {
  const { id, name } = supplement.data;
  return label === '' ? { kind: 'supplement', id, name } : { kind: 'supplement', id, name, amount: label };
}

interface Placed {
  readonly entries: readonly Entry[];
  readonly arrangement: Arrangement;
}

interface Placement extends Placed {
  /** What the day does not hold has its hours said too. */
  readonly all: readonly Entry[];
  readonly unplaced: ReadonlySet<CurrentSupplement>;
  readonly fewer: Day['fewer'];
}

function dayOf(scheduling: Scheduling, { entries, arrangement, all, unplaced, fewer }: Placement): Day {
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
        here.flatMap(({ supplement }) => hours.get(supplement) ?? []),
      ),
    });
  }
  const times = new Map(entries.map(({ supplement }, i) => [supplement, slotsIn(sets[i] ?? 0)]));
  const lines = [...hours].map(([supplement, list]) => [supplement, list.map(hoursLine)] as const);
  return { slots: table, times, hours: new Map(lines.filter(([, list]) => list.length > 0)), unplaced, fewer };
}

/** The least valuable one without which the rest fits; the last one where no single one is to blame. */
function toDrop(entries: readonly Entry[], fits: (entries: readonly Entry[]) => boolean): Entry | undefined {
  const isToBlame = (entry: Entry): boolean => fits(entries.filter((each) => each !== entry));
  return [...entries].reverse().find(isToBlame) ?? entries[entries.length - 1];
}

interface Placing {
  readonly prepared: Prepared;
  readonly own: readonly OwnEntry[];
  /** What was prescribed for a time of day; none where two of them stand in each other's way already. */
  readonly fixed: readonly Entry[];
  readonly mostSlots: number;
}

/** The plan and all of one's own if that goes; else the plan, and of one's own what still finds a time. */
function place({ prepared, own, fixed, mostSlots }: Placing, planned: readonly Entry[]): Placed | null {
  const whole = [...planned, ...own.map(({ stated }) => stated)];
  const all = fit(prepared, whole, mostSlots);
  if (all !== null) return { entries: whole, arrangement: all };
  const sure = [...planned, ...fixed];
  const alone = fit(prepared, sure, mostSlots);
  if (alone === null) return null;
  let placed: Placed = { entries: sure, arrangement: alone };
  for (const tablet of tabletsOf(own, ({ free }) => free)) {
    if (tablet.some(({ stated }) => fixed.includes(stated))) continue;
    const tries = [({ stated }: OwnEntry) => stated, ({ free }: OwnEntry) => free, ({ anyTime }: OwnEntry) => anyTime];
    // Three times a day may find room for two: that is better than no time at all.
    const most = Math.min(...tablet.map(({ fewer }) => fewer.length));
    const less = Array.from(
      { length: most },
      (_, i) =>
        ({ fewer, anyTime }: OwnEntry) =>
          fewer[i] ?? anyTime,
    );
    for (const parts of [...tries, ...less].map((entryOf) => tablet.map(entryOf))) {
      const entries = [...placed.entries, ...parts];
      const arrangement = fit(prepared, entries, mostSlots);
      if (arrangement === null) continue;
      placed = { entries, arrangement };
      break;
    }
  }
  return placed;
}

const withoutPlace = (own: readonly OwnEntry[], { entries }: Placed): OwnEntry[] =>
  own.filter(
    ({ stated, free, anyTime, fewer }) => ![stated, free, anyTime, ...fewer].some((each) => entries.includes(each)),
  );

/** What the day shows less often than it is taken. */
function lessOften(own: readonly OwnEntry[], { entries }: Placed): Day['fewer'] {
  return new Map(
    own.flatMap(({ current, free, fewer }) => {
      const found = fewer.find((each) => entries.includes(each));
      return found === undefined ? [] : [[current, { placed: found.item.perDay, taken: free.item.perDay }] as const];
    }),
  );
}

/** What the person takes already comes first: the least valuable of the plan that leaves no time for it. */
function crowdingOut(placing: Placing, planned: readonly Entry[], unplaced: number): Entry | undefined {
  if (unplaced === 0) return undefined;
  return planned.toReversed().find((entry) => {
    const rest = place(
      placing,
      planned.filter((each) => each !== entry),
    );
    return !isProvenNeed(entry) && rest !== null && withoutPlace(placing.own, rest).length < unplaced;
  });
}

const isProvenNeed = ({ isNeed, pick }: Entry): boolean =>
  isNeed && pick?.candidate.reasons[0]?.indication.evidence === 'A';

export const NO_DAY: Day = { slots: [], times: new Map(), hours: new Map(), unplaced: new Set(), fewer: new Map() };

/** Seventh stage: the day. Picks come best first; when they cannot all be fitted, it says which one to drop. */
export function schedule(scheduling: Scheduling, picks: readonly PlannedItem[]): Scheduled {
  const { prepared, facts } = scheduling;
  const meals = mealsOf(facts.answers);
  const planned = picks.map((pick) => entryOfPick(meals, pick));
  const own = entriesOfKept(scheduling, meals);
  const liked = MOST_SLOTS[facts.answers.dosingPreference];
  // Needs may take one time of day more than the person would like.
  const needs = planned.filter(({ isNeed }) => isNeed);
  const mostSlots = liked < slots.length && fit(prepared, needs, liked) === null ? liked + 1 : liked;
  const prescribed = own.filter(({ isFixed }) => isFixed).map(({ stated }) => stated);
  const fixed = fit(prepared, prescribed, slots.length) === null ? [] : prescribed;
  const placed = place({ prepared, own, fixed, mostSlots }, planned);
  // What of one's own found no time is not in the day; its hours are still said.
  const all = [...planned, ...own.map(({ free }) => free)];
  if (placed !== null) {
    const out = withoutPlace(own, placed);
    const crowding = crowdingOut({ prepared, own, fixed, mostSlots }, planned, out.length);
    if (crowding?.pick != null) return { dropped: crowding.pick, finding: crowdsOutFinding(out) };
    const unplaced = new Set(out.map(({ current }) => current));
    return { day: dayOf(scheduling, { ...placed, all, unplaced, fewer: lessOften(own, placed) }) };
  }
  const fits = (entries: readonly Entry[]): boolean => fit(prepared, [...entries, ...fixed], mostSlots) !== null;
  const entry = toDrop(planned, fits);
  if (entry?.pick == null) return { day: NO_DAY };
  const isPreference = fit(prepared, [...planned, ...fixed], slots.length) !== null;
  return {
    dropped: entry.pick,
    finding: noTimeFinding({ ...entry, isPreference, dosingPreference: facts.answers.dosingPreference }),
  };
}
