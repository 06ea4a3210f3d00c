import type { TrialRecord } from '@evidose/contract';

const DAY_MS = 86_400_000;

/** A trial on the calendar: one place for each day from the first to the last. */
export interface Calendar {
  readonly sides: readonly (0 | 1)[];
  /** Null if the day was not rated. */
  readonly ratings: readonly (number | null)[];
}

interface WrittenCalendar extends Calendar {
  /** The days in the record, once each. */
  readonly written: readonly Day[];
}

type Day = TrialRecord['days'][number];

/** One entry a day: the mean of several ratings, and a day with one rating is not missing. */
function oneADay(days: readonly Day[]): Day[] {
  const ofDate = new Map<string, Day[]>();
  for (const day of days) ofDate.set(day.date, [...(ofDate.get(day.date) ?? []), day]);
  return [...ofDate.values()].flatMap((same) => {
    const ratings = same.map(({ rating }) => rating).filter((rating) => rating !== null);
    const sum = ratings.reduce((total, rating) => total + rating, 0);
    return same.slice(0, 1).map((day) => ({ ...day, rating: ratings.length === 0 ? null : sum / ratings.length }));
  });
}

/** An unwritten day continues the side of the day before, unrated. */
export function onCalendar(days: TrialRecord['days']): WrittenCalendar {
  const written = oneADay(days);
  const sorted = written
    .map((day) => ({ ...day, at: Date.parse(day.date) / DAY_MS }))
    .sort((one, other) => one.at - other.at);
  const sides: (0 | 1)[] = [];
  const ratings: (number | null)[] = [];
  const start = sorted[0]?.at ?? 0;
  for (const { at, on, rating } of sorted) {
    while (sides.length < at - start) {
      sides.push(sides.at(-1) ?? on);
      ratings.push(null);
    }
    sides.push(on);
    ratings.push(rating);
  }
  return { sides, ratings, written };
}

export interface Observation {
  readonly day: number;
  readonly on: 0 | 1;
  readonly rating: number;
}

/** The rated days that count: not those within `washoutDays` after a change. */
export function countedDays({ sides, ratings }: Calendar, washoutDays: number): Observation[] {
  const counted: Observation[] = [];
  let sinceChange = Number.POSITIVE_INFINITY;
  sides.forEach((on, day) => {
    if (day > 0 && on !== sides[day - 1]) sinceChange = 0;
    const rating = ratings[day] ?? null;
    if (rating !== null && sinceChange >= washoutDays) counted.push({ day, on, rating });
    sinceChange += 1;
  });
  return counted;
}
