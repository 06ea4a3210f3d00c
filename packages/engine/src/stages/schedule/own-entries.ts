import { amountText, slots } from '@evidose/contract';
import type { Facts } from '../../criteria/facts.ts';
import { medicineSlots, slotsToKeepFrom } from '../../day/medicine-times.ts';
import { near, possibleSlots, type SlotSet, setOf, slotsIn } from '../../day/slots.ts';
import { flatMap } from '../../flat-map.ts';
import { tidyNumber } from '../../limits/round.ts';
import type { CurrentSupplement, Medicine, Usage } from '../../model.ts';
import type { Prepared } from '../../prepare/prepare.ts';
import type { PreparedSupplement } from '../../prepare/supplement.ts';
import { isPrescribedNutrient } from '../../review/prescribed.ts';
import type { Separation } from '../../safety/assess.ts';
import { rhythmText } from '../../understand/rhythm.ts';
import { hasPlaceInDay } from '../../understand/standing.ts';
import { lineOf } from '../../understand/usage.ts';
import type { Entry } from './entry.ts';

export interface Scheduling {
  readonly prepared: Prepared;
  readonly facts: Facts;
  /** Current supplements that continue, with their requirements. */
  readonly kept: readonly { readonly current: CurrentSupplement; readonly separations: readonly Separation[] }[];
}

/** May be taken with the medicine at a meal, where that is known to be harmless. */
function openForOwn(possible: SlotSet, separations: readonly Separation[], meals: SlotSet): SlotSet {
  let open = possible;
  for (const { medicine, hours, hoursAfter, orWithMeal } of separations) {
    const taken = slotsToKeepFrom(medicine);
    open &= ~near(taken, hours, hoursAfter) | (orWithMeal ? taken & meals : 0);
  }
  return open;
}

/** The amount as read; a typical amount that we assumed is not shown as if it were stated. */
function ownLabel(
  { amount, assumed, product, usage }: CurrentSupplement,
  { data }: PreparedSupplement,
  times: number,
): string {
  const rhythm = rhythmText(usage);
  const often = `${usage.route === 'injection' ? ' by injection' : ''}${rhythm === null ? '' : ` ${rhythm}`}`;
  if (product !== null) return `${product.serving}${often}`;
  if (assumed || data.serving !== undefined) return often.trim();
  // The amount is an average, but a weekly supplement is taken whole on its day.
  const once = rhythm === null ? amount / times : amount * (usage.everyDays ?? 1);
  return `${amountText(tidyNumber(once), data.doseUnit, data.name)}${often}`;
}

/** Current supplements with a place in the day, at their written times or where there is room. */
export interface OwnEntry {
  readonly current: CurrentSupplement;
  readonly stated: Entry;
  readonly free: Entry;
  /** If neither is left: any time far enough from the medicines. */
  readonly anyTime: Entry;
  /** If the day lacks room for all its times: for one fewer, and so on. */
  readonly fewer: readonly Entry[];
  /** Prescribed at a written time: fixed like a medicine, and the plan gives way. */
  readonly isFixed: boolean;
}

/** Also read as a medicine, such as prescribed potassium: in the day once, as that. */
const twinOf = ({ facts }: Scheduling, { field, text }: CurrentSupplement): Medicine | undefined =>
  facts.understood.medicines.find((each) => !each.isSupplement && each.field === field && each.text === text);

/** What is injected or worn interacts with nothing in the gut. */
const isSwallowed = ({ route }: Usage): boolean => route === null || route === 'oral';

export function entriesOfKept(scheduling: Scheduling, meals: SlotSet): OwnEntry[] {
  return flatMap(scheduling.kept, ({ current, separations: all }) => {
    const { supplement, amount, usage } = current;
    if (supplement === null || !hasPlaceInDay(usage)) return [];
    const twin = twinOf(scheduling, current);
    const separations = isSwallowed(usage) ? all.filter(({ fromDose }) => amount >= fromDose) : [];
    const liked = openForOwn(possibleSlots(supplement, meals), separations, meals);
    const stated = twin === undefined ? setOf(usage.slots ?? []) : medicineSlots(twin);
    const perDay = Math.max(1, slotsIn(stated).length);
    // With food is better; separation from a medicine matters more.
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
    const fewer: Entry[] = [];
    for (let times = perDay - 1; times > 0; times--)
      fewer.push({ ...anyTime, item: { ...anyTime.item, perDay: times } });
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
