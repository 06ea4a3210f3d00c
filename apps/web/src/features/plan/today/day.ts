import {
  type CurrentReview,
  type IntakeEntry,
  type Recognised,
  type Recommendation,
  type SettledAlert,
  type Slot,
  type SuggestedSupplement,
  shortDigest,
  slots,
  unitsText,
} from '@evidose/contract';
import type { PicturedForm } from '../../../components/plan/form-picture.tsx';
import { localDay } from '../../../lib/local-day.ts';
import type { ListEntry } from '../list/list-entry.ts';
import { wasAskedAbout } from './asked-about.ts';
import { writtenForm } from './written-form.ts';

export interface Dose {
  /** What the diary knows it by. */
  readonly id: string;
  readonly name: string;
  /** Our word, where the person's own is another. */
  readonly otherName: string;
  /** What they wrote behind the name. */
  readonly written: string;
  readonly slot: Slot;
  readonly kind: 'list' | 'own' | 'medicine';
  readonly form: PicturedForm;
  readonly count: number;
  /** '2 capsules · 400 mg'; empty where nothing is known. */
  readonly amount: string;
  /** 'At least 4 hours from levothyroxine.' */
  readonly apart: readonly string[];
  /** 'once a week', 'on Sundays'; empty for what is taken every day. */
  readonly rhythm: string;
}

interface Held {
  readonly name: string;
  /** The gravest cause. The whole of it stands once on the page, at `more`. */
  readonly why: string;
  readonly more: '#list' | '#current';
}

export interface Day {
  readonly groups: readonly { readonly slot: Slot; readonly doses: readonly Dose[] }[];
  /** Taken, but nobody wrote when. */
  readonly untimed: readonly string[];
  readonly asNeeded: readonly string[];
  /** Taken on days of the week that this one is not. */
  readonly otherDays: readonly string[];
  /** On the list or taken already, and something speaks against it. */
  readonly held: readonly Held[];
}

const LONGEST_ID = 60;

const firstSentence = (text: string): string => text.split(/(?<=[.!?])\s/, 1)[0] ?? text;

function diaryId(kind: string, { id, text }: Pick<Recognised, 'id' | 'text'>): string {
  return id === null ? `written-${shortDigest(text.toLowerCase())}` : `${kind}${id}`.slice(0, LONGEST_ID);
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** 'Eliquis', of 'Eliquis 5 mg twice a day'. */
export const ownWord = (text: string): string => text.split(/\s+(?=\d)/u)[0] ?? text;

/** 'Eliquis 5 mg twice a day': the person's word for it, and what they wrote behind it. */
function wordsOf({ text, name }: Pick<Recognised, 'text' | 'name'>) {
  const word = ownWord(text);
  return {
    name: word,
    otherName: word.toLowerCase().includes(name.toLowerCase()) ? '' : name,
    written: text.slice(word.length).trim(),
  };
}

/** Where the engine put it in the day, by id or, without one, by name. */
function placedSlots(
  { schedule }: Recommendation,
  kind: 'medication' | 'supplement',
  of: Pick<Recognised, 'id' | 'name'>,
) {
  return schedule
    .filter(({ items }) =>
      items.some((item) => item.kind === kind && (of.id === null ? isSame(item.name, of.name) : item.id === of.id)),
    )
    .map(({ slot }) => slot);
}

const hoursText = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);

function apartOf({ interactions }: Pick<SuggestedSupplement, 'interactions'>): string[] {
  return interactions
    .filter(({ action }) => action === 'separate')
    .map((row) =>
      row.hours === undefined ? `Apart from ${row.with}` : `At least ${hoursText(row.hours)} from ${row.with}`,
    );
}

function amountOf({ buy, dose }: SuggestedSupplement): string {
  const amount = dose.serving ?? `${dose.amount} ${dose.unit}`;
  if (buy === null) return amount;
  const units = unitsText(buy.unitsPerDose, buy.unitWord);
  return units === amount ? units : `${units} · ${amount}`;
}

function dosesOfList({ item }: ListEntry): Dose[] {
  return item.timing.slot.map((slot) => ({
    id: item.id,
    name: item.name,
    otherName: '',
    written: '',
    slot,
    kind: 'list',
    form: item.form.format,
    count: item.buy?.unitsPerDose ?? 1,
    amount: amountOf(item),
    apart: apartOf(item),
    rhythm: '',
  }));
}

function dosesOfOwn(result: Recommendation, review: CurrentReview): Dose[] {
  const where = review.slots ?? placedSlots(result, 'supplement', review);
  const { form, count } = writtenForm(review.text);
  return where.map((slot) => ({
    id: diaryId('', review),
    ...wordsOf(review),
    slot,
    kind: 'own',
    form,
    count,
    amount: '',
    apart: apartOf(review),
    rhythm: rhythmOf(review),
  }));
}

/**
 * At the times the person wrote. Where they wrote none, the usual time of the medicine stands in, but only where there is
 * one: of several usual times nobody can say which is theirs, and a second row would read as a second dose.
 */
function dosesOfMedicine(result: Recommendation, medicine: Recognised): Dose[] {
  const placed = medicine.slots ?? placedSlots(result, 'medication', medicine);
  const where = medicine.slots === null && placed.length > 1 ? [] : placed;
  return where.map((slot) => ({
    id: diaryId('medicine-', medicine),
    ...wordsOf(medicine),
    slot,
    kind: 'medicine',
    form: 'medicine',
    count: 1,
    amount: '',
    apart: [],
    rhythm: rhythmOf(medicine),
  }));
}

const WEEKDAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'] as const;

/** A weekly tablet must not read as a daily one. */
function rhythmOf({ rhythm = '', weekdays = [] }: Pick<Recognised, 'rhythm' | 'weekdays'>): string {
  if (weekdays.length === 0) return rhythm;
  return `on ${weekdays.map((day) => WEEKDAYS[day]).join(' and ')}`;
}

/** From 0 for Monday; noon is far from any change of the clock. */
const weekdayOf = (day: string): number => (new Date(`${day}T12:00:00`).getDay() + 6) % 7;

const isOn = ({ weekdays }: Pick<Recognised, 'weekdays'>, day: string): boolean =>
  weekdays === undefined || weekdays.includes(weekdayOf(day));

const WITH_CARE: ReadonlySet<CurrentReview['verdict']> = new Set(['stop-and-ask', 'ask-first']);

interface DayParts {
  readonly result: Recommendation;
  readonly entries: readonly ListEntry[];
  readonly day: string;
  /** What the diary holds for that day. */
  readonly recorded: readonly IntakeEntry[];
  /** The alerts that the person has settled. */
  readonly settled: readonly SettledAlert[];
}

/** On the list on that day already, or written down for it all the same. */
function wasListed({ chosen }: ListEntry, { day, recorded }: DayParts): boolean {
  return localDay(new Date(chosen.addedOn)) <= day || recorded.some(({ supplementId }) => supplementId === chosen.id);
}

/** The day as it is lived: what is on the list, what is taken already, and the medicines; nothing that was never chosen. */
export function dayOf(parts: DayParts): Day {
  const { result, entries, settled, day } = parts;
  const listed = entries.filter((entry) => wasListed(entry, parts));
  const listedIds = new Set(listed.map(({ item }) => item.id));
  const own = result.currentSupplements.filter(({ id }) => id === null || !listedIds.has(id));
  const isHeld = (review: CurrentReview) => WITH_CARE.has(review.verdict) && !wasAskedAbout(result, settled, review);
  const taken = own.filter((review) => review.status === 'taking' && !isHeld(review));
  // A prescribed nutrient stands in both lists; the review knows more about it.
  const ownTexts = new Set(own.map(({ text }) => text));
  const medicines = result.medications.filter(({ status, text }) => status === 'taking' && !ownTexts.has(text));

  const isToday = (each: Pick<Recognised, 'weekdays'>) => isOn(each, day);
  const ofMedicines = medicines
    .filter(isToday)
    .map((medicine) => ({ medicine, doses: dosesOfMedicine(result, medicine) }));
  const ofOwn = taken.filter(isToday).map((review) => ({ review, doses: dosesOfOwn(result, review) }));
  const doses = [
    ...ofMedicines.flatMap((each) => each.doses),
    ...listed.filter(({ standing }) => standing !== 'held').flatMap(dosesOfList),
    ...ofOwn.flatMap((each) => each.doses),
  ];
  const held = listed
    .filter(({ standing }) => standing === 'held')
    .map(({ item, why }) => ({ name: item.name, why: firstSentence(why), more: '#list' as const }));
  const asked = own.filter((review) => review.status === 'taking' && isHeld(review));
  return {
    groups: slots
      .map((slot) => ({ slot, doses: doses.filter((dose) => dose.slot === slot) }))
      .filter((group) => group.doses.length > 0),
    untimed: [
      ...ofMedicines.filter((each) => each.doses.length === 0).map(({ medicine }) => medicine.text),
      ...ofOwn.filter((each) => each.doses.length === 0).map(({ review }) => review.text),
    ],
    asNeeded: [
      ...result.medications,
      ...own.filter(({ text }) => !result.medications.some((each) => each.text === text)),
    ]
      .filter(({ status }) => status === 'as-needed')
      .map(({ text }) => text),
    otherDays: [...medicines, ...taken]
      .filter((each) => !isToday(each))
      .map((each) => `${ownWord(each.text)}, ${rhythmOf(each)}`),
    held: [
      ...held,
      ...asked.map(({ text, message }) => ({ name: text, why: firstSentence(message), more: '#current' as const })),
    ],
  };
}
