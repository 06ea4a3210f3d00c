import { type LineParts, timesText } from '@evidose/contract';
import { DAYS_OF_WEEK } from '../measures.ts';
import type { CurrentSupplement, Medicine, Usage } from '../model.ts';
import type { Meaning } from '../text/names.ts';
import type { Entry } from '../text/reader.ts';
import type { ReadEntry } from '../understand/lists.ts';
import { rhythmText } from '../understand/rhythm.ts';

const DIGITS = 6;
/** Rounds: no one writes a third of a tablet to the last digit. */
const tidy = (value: number): number => Number(value.toPrecision(DIGITS));

/** Tolerance for counting as a whole number. */
const NEAR = 0.02;
const isNearWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < NEAR;

const DAYS_A_MONTH = 30;
/** Longer periods are written in weeks, months or days. */
const LONGEST_NAMED = 7;

function everyText(days: number): string {
  if (days <= LONGEST_NAMED || days === DAYS_A_MONTH) return rhythmText({ everyDays: days }) ?? timesText(1);
  if (days % DAYS_OF_WEEK === 0) return `every ${days / DAYS_OF_WEEK} weeks`;
  return days % DAYS_A_MONTH === 0 ? `every ${days / DAYS_A_MONTH} months` : `every ${Math.round(days)} days`;
}

interface Often {
  readonly text: string | null;
  readonly timesADay: number;
}

/** The frequency in words the reader reads back; an irregular one becomes the daily average. */
/** "Once a week", "3 times a week", "every 3 days"; null if it is taken daily. */
export function rarelyText(timesADay: number): string | null {
  if (timesADay >= 1) return null;
  const aWeek = timesADay * DAYS_OF_WEEK;
  return aWeek > 1 && isNearWhole(aWeek) ? `${Math.round(aWeek)} times a week` : everyText(Math.round(1 / timesADay));
}

function oftenOf({ directions: { timesADay } }: Entry, usage: Usage, hasAmount: boolean): Often {
  if (usage.everyDays !== undefined) return { text: everyText(usage.everyDays), timesADay };
  const aWeek = timesADay * DAYS_OF_WEEK;
  if (timesADay < 1 && aWeek >= 1 && isNearWhole(aWeek))
    return { text: `${Math.round(aWeek)} times a week`, timesADay };
  if (timesADay > 1 && isNearWhole(timesADay)) return { text: timesText(Math.round(timesADay)), timesADay };
  const times = usage.slots?.length ?? 1;
  // "2 mg in the morning and half at night": the average per intake.
  if (times > 1 && hasAmount) return { text: timesText(times), timesADay: times };
  return { text: hasAmount ? timesText(1) : null, timesADay: 1 };
}

/** The number at the end of "Pan 40" is its strength and is written as such. */
const withoutStrength = ({ name, strength }: Entry): string =>
  strength === null ? name : name.replace(/[\s,]*[\d.,]+\s*$/, '');

interface Amounts {
  readonly name: string;
  readonly amount: { readonly value: number; readonly unit: string } | null;
}

function linePartsOf(entry: Entry, usage: Usage, { name, amount }: Amounts): LineParts {
  const often = oftenOf(entry, usage, amount !== null);
  return {
    name,
    amount: amount === null ? null : { value: tidy(amount.value / often.timesADay), unit: amount.unit },
    often: often.text,
    weekdays: [...(usage.weekdays ?? [])],
    slots: usage.slots === null ? null : [...usage.slots],
    status: usage.status,
    stoppedDaysAgo: usage.stoppedDaysAgo ?? null,
    route: usage.route,
    isPrescribed: false,
    isChecked: false,
  };
}

/** By the person's word, by ours, and with adjacent words that may be part of the name. */
function namesOf(entry: Entry, ours: string, guessed: boolean): readonly string[] {
  return guessed ? [ours] : [withoutStrength(entry), ours, entry.name];
}

function partsOfMedicine(entry: Entry, { name, guessed, dose, usage }: Medicine): LineParts[] {
  const amount = dose === null ? null : { value: dose.amount, unit: dose.unit };
  return namesOf(entry, name, guessed).map((each) => linePartsOf(entry, usage, { name: each, amount }));
}

/** Adds nothing that was not written; a product's pieces are counted as they were. */
function partsOfSupplement(entry: Entry, [item, ...others]: readonly [CurrentSupplement, ...CurrentSupplement[]]) {
  const { supplement, product, usage, guessed, amount, assumed, prescribed, field } = item;
  const { isCounted, pieces, measured } = entry.directions;
  const isUnit = product !== null || supplement?.data.serving !== undefined || others.length > 0;
  const isSaid = supplement !== null && !isUnit && !(assumed && !item.hasNumber);
  const count = isCounted ? pieces : measured !== null && measured.unit === null ? measured.value : null;
  const isPieces = count !== null && (isUnit || !isSaid);
  const { timesADay } = oftenOf(entry, usage, false);
  // In the person's own unit: people know vitamin D by its IU.
  const own = measured === null || measured.unit === null ? [] : [{ value: measured.value, unit: measured.unit }];
  const amounts = isSaid ? [...own, { value: amount, unit: supplement.data.doseUnit }] : [null];
  return namesOf(entry, product?.name ?? supplement?.data.name ?? item.text, guessed).flatMap((each) =>
    amounts.map((stated): LineParts => {
      const name = isPieces ? `${each} ${tidy(count / timesADay)}` : each;
      const parts = linePartsOf(entry, usage, { name, amount: stated });
      return { ...parts, isPrescribed: prescribed && field === 'otcSupplementsList' };
    }),
  );
}

/** Possible wordings of an entry, the likeliest to read back first. */
export function linePartsFor({ entry, medicine, current }: ReadEntry): readonly LineParts[] {
  const [first, ...others] = current;
  const isOwn = first !== undefined && (medicine === null || medicine.isSupplement);
  const parts = isOwn
    ? partsOfSupplement(entry, [first, ...others])
    : medicine === null
      ? []
      : partsOfMedicine(entry, medicine);
  return [...parts, ...parts.slice(0, 1).flatMap((each) => inOne(each, entry)), asWritten(entry)];
}

/** "100 mcg + 25 mcg daily" without hours: the daily amount at once, as "twice a day" would mean two times. */
const inOne = (parts: LineParts, { directions: { timesADay } }: Entry): readonly LineParts[] =>
  parts.amount === null
    ? []
    : [{ ...parts, often: timesText(1), amount: { ...parts.amount, value: tidy(parts.amount.value * timesADay) } }];

/** What cannot be expressed in parts, such as the choice among labels, stays in the person's words. */
const asWritten = ({ text }: Entry): LineParts => ({
  name: text.replace(/\s+/g, ' '),
  amount: null,
  often: null,
  weekdays: [],
  slots: null,
  status: 'taking',
  stoppedDaysAgo: null,
  route: null,
  isPrescribed: false,
  isChecked: false,
});

/** What a guess may stand for, by our names, likeliest first. */
export function namesMeant({ meaning, candidates, guessed }: Entry): readonly string[] {
  if (!guessed) return [];
  const meanings = meaning === null ? candidates : [meaning];
  return [...new Set(meanings.map(nameOf))].filter((name) => name !== '');
}

const nameOf = ({ drug, supplement, drugClass, brand }: Meaning): string =>
  drug?.name ?? supplement?.name ?? drugClass?.name ?? brand?.name ?? '';
