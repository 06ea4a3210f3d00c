import {
  amountText,
  type CurrentReview,
  diaryId,
  isOnCertainDays,
  type Recognised,
  type Recommendation,
  type Slot,
  type SuggestedSupplement,
  timesOfMedicine,
  timesOfSupplement,
  unitsText,
} from '@evidose/contract';
import type { PicturedForm } from '../../../components/plan/form-picture.tsx';
import type { ListEntry } from '../list/list-entry.ts';
import { doneWord, type OwnWords, ownWords } from './own-words.ts';
import type { Care } from './row-cautions.ts';
import { writtenForm } from './written-form.ts';

export interface Apart {
  readonly from: string;
  /** Null where no hours are known. */
  readonly hours: number | null;
}

export type When = Slot | 'any-time' | 'certain-days';

export interface Dose extends OwnWords {
  /** Its id in the diary. */
  readonly id: string;
  readonly when: When;
  /** Its slot in the diary; a dose without a time has one too. */
  readonly slot: Slot;
  readonly kind: 'list' | 'own' | 'medicine';
  readonly form: PicturedForm;
  readonly count: number;
  /** '2 capsules · 400 mg'; empty if unknown. */
  readonly amount: string;
  readonly apart: readonly Apart[];
  /** 'once a week', 'on Sundays'; empty for every day. */
  readonly rhythm: string;
  /** 'Taken', 'Changed' (a patch). */
  readonly done: string;
  readonly care: Care | null;
  /** As written by the person; empty for what we suggest. */
  readonly text: string;
}

/** The diary's slot for what has no time of day. */
const NO_TIME: Slot = 'breakfast';
const hoursText = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);

/** 'At least 4 hours from levothyroxine' */
export const apartText = ({ from, hours }: Apart): string =>
  hours === null ? `Apart from ${from}` : `At least ${hoursText(hours)} from ${from}`;

/** One line per neighbor, with the longest separation. */
function apartOf({ interactions }: Pick<SuggestedSupplement, 'interactions'>): Apart[] {
  const apart = new Map<string, number | null>();
  for (const { action, with: from, hours = null } of interactions) {
    if (action === 'separate') apart.set(from, Math.max(hours ?? 0, apart.get(from) ?? 0) || null);
  }
  return [...apart].map(([from, hours]) => ({ from, hours }));
}

function amountOf({ name, buy, dose }: SuggestedSupplement): string {
  const amount = dose.serving ?? amountText(dose.amount, dose.unit, name);
  if (buy === null) return amount;
  const units = unitsText(buy.unitsPerDose, buy.unitWord);
  return units === amount ? units : `${units} · ${amount}`;
}

const WEEKDAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'] as const;

/** A weekly tablet must not read like a daily one. */
export function rhythmOf({ rhythm = '', weekdays = [] }: Pick<Recognised, 'rhythm' | 'weekdays'>): string {
  if (weekdays.length === 0) return rhythm;
  return `on ${weekdays.map((day) => WEEKDAYS[day]).join(' and ')}`;
}

/** One dose per time; a single dose without a time where none is known. */
function doseAt(times: readonly Slot[], read: Recognised | CurrentReview, rest: Omit<Dose, 'when' | 'slot'>): Dose[] {
  if (isOnCertainDays(read)) return [{ ...rest, when: 'certain-days', slot: times[0] ?? NO_TIME }];
  if (times.length === 0) return [{ ...rest, when: 'any-time', slot: NO_TIME }];
  return times.map((slot) => ({ ...rest, when: slot, slot }));
}

export function dosesOfList({ item }: ListEntry, care: Care | null): Dose[] {
  return item.timing.slot.map((slot) => ({
    id: item.id,
    name: item.name,
    strength: '',
    otherName: '',
    written: '',
    text: '',
    when: slot,
    slot,
    kind: 'list',
    form: item.form.format,
    count: item.buy?.unitsPerDose ?? 1,
    amount: amountOf(item),
    apart: apartOf(item),
    rhythm: '',
    done: 'Taken',
    care,
  }));
}

export function dosesOfOwn(result: Recommendation, review: CurrentReview, care: Care | null): Dose[] {
  const { form, count } = writtenForm(review.text);
  return doseAt(timesOfSupplement(result, review), review, {
    id: diaryId('', review),
    ...ownWords(review),
    text: review.text,
    kind: 'own',
    form,
    count,
    amount: '',
    apart: apartOf(review),
    rhythm: rhythmOf(review),
    done: doneWord(review),
    care,
  });
}

export function dosesOfMedicine(result: Recommendation, medicine: Recognised): Dose[] {
  return doseAt(timesOfMedicine(result, medicine), medicine, {
    id: diaryId('medicine-', medicine),
    ...ownWords(medicine),
    text: medicine.text,
    kind: 'medicine',
    form: 'medicine',
    count: 1,
    amount: '',
    apart: [],
    rhythm: rhythmOf(medicine),
    done: doneWord(medicine),
    care: null,
  });
}
