import {
  type CurrentReview,
  type IntakeEntry,
  isTakenOn,
  type Recognised,
  type Recommendation,
  type ResolvedAlert,
  slots,
} from '@evidose/contract';
import { localDay } from '../../../lib/local-day.ts';
import type { ListEntry } from '../list/list-entry.ts';
import { type Dose, dosesOfList, dosesOfMedicine, dosesOfOwn, rhythmOf, type When } from './dose.ts';
import { fromItsName, shortName } from './own-words.ts';
import { careOfListed, careOfOwn } from './row-cautions.ts';

export interface Day {
  readonly groups: readonly { readonly when: When; readonly doses: readonly Dose[] }[];
  readonly asNeeded: readonly string[];
  /** Taken on other weekdays. */
  readonly otherDays: readonly string[];
}

interface DayParts {
  readonly result: Recommendation;
  readonly entries: readonly ListEntry[];
  readonly day: string;
  readonly recorded: readonly IntakeEntry[];
  readonly resolved: readonly ResolvedAlert[];
}

/** On the list on that day, or recorded for it anyway. */
function wasListed({ chosen }: ListEntry, { day, recorded }: DayParts): boolean {
  return localDay(new Date(chosen.addedOn)) <= day || recorded.some(({ supplementId }) => supplementId === chosen.id);
}

const IN_ORDER: readonly When[] = [...slots, 'any-time', 'certain-days'];

/** What is on the list, current supplements and medicines; nothing that was never chosen. */
export function dayOf(parts: DayParts): Day {
  const { result, entries, resolved, day } = parts;
  const listed = entries.filter((entry) => wasListed(entry, parts));
  const listedIds = new Set(listed.map(({ item }) => item.id));
  const own = result.currentSupplements.filter(({ id }) => id === null || !listedIds.has(id));
  const taken = own.filter(({ status }) => status === 'taking');
  // A prescribed nutrient is in both lists; the review knows more about it.
  const ownTexts = new Set(own.map(({ text }) => text));
  const medicines = result.medications.filter(({ status, text }) => status === 'taking' && !ownTexts.has(text));

  const isToday = (each: Pick<Recognised, 'weekdays'>) => isTakenOn(each, day);
  const doses = [
    ...medicines.filter(isToday).flatMap((medicine) => dosesOfMedicine(result, medicine)),
    ...listed.flatMap((entry) => dosesOfList(entry, careOfListed(resolved, entry))),
    ...taken.filter(isToday).flatMap((review: CurrentReview) => {
      return dosesOfOwn(result, review, careOfOwn(result, resolved, review));
    }),
  ];
  return {
    groups: IN_ORDER.map((when) => ({ when, doses: doses.filter((dose) => dose.when === when) })).filter(
      (group) => group.doses.length > 0,
    ),
    asNeeded: [
      ...result.medications,
      ...own.filter(({ text }) => !result.medications.some((each) => each.text === text)),
    ]
      .filter(({ status }) => status === 'as-needed')
      .map(fromItsName),
    otherDays: [...medicines, ...taken]
      .filter((each) => !isToday(each))
      .map((each) => `${shortName(each)}, ${rhythmOf(each)}`),
  };
}
