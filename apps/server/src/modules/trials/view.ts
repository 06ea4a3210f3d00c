import { type Trial, TrialRecord, type TrialResult } from '@evidose/contract';
import { analyzeTrial, countedDays, drawSchedule } from '@evidose/trial';
import { DAY_MS } from '../../clock.ts';
import type { StoredRating, StoredTrial } from './store.ts';

const HALF_A_DAY_MS = DAY_MS / 2;

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
export const dayAfter = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY_MS);
/** The earliest date that it still is anywhere. */
export const earliestDay = (now: Date): string => dayOf(now.getTime() - HALF_A_DAY_MS);

type Day = Trial['days'][number];

function daysOf(row: StoredTrial, ratings: readonly StoredRating[], until: string): Day[] {
  const { blocks, blockDays, washoutDays } = row.design;
  const sides = drawSchedule({ blocks, blockDays, seed: row.seed });
  const allRated = { sides, ratings: sides.map(() => 0) };
  const counted = new Set(countedDays(allRated, washoutDays).map(({ day }) => day));
  return sides
    .map((side, at) => {
      const day = dayAfter(row.startedOn, at);
      const given = ratings.filter((each) => each.trial === row.id && each.day === day);
      const byTime = Array.from(
        { length: row.ratingsADay },
        (_, time) => given.find((each) => each.time === time)?.rating ?? null,
      );
      return { day, on: side === 1, counts: counted.has(at), ratings: byTime };
    })
    .filter(({ day }) => day <= until);
}

function resultOf(days: readonly Day[], washoutDays: number): TrialResult {
  return analyzeTrial(
    TrialRecord.parse({
      washoutDays,
      days: days.flatMap(({ day, on, ratings }) => ratings.map((rating) => ({ date: day, on: on ? 1 : 0, rating }))),
    }),
  );
}

/** A trial as shown to the person today. */
export function viewOf(row: StoredTrial, ratings: readonly StoredRating[], now: Date): Trial {
  const isOver = row.state === 'running' && row.lastDay < earliestDay(now);
  const state = isOver ? 'finished' : row.state;
  const tomorrow = dayOf(now.getTime() + DAY_MS);
  const days = daysOf(row, ratings, row.endedOn ?? (isOver ? row.lastDay : tomorrow));
  const tellsResult = (state === 'finished' || state === 'harm') && days.length > 0;
  return {
    id: row.id,
    supplementId: row.supplementId,
    name: row.name,
    design: row.design,
    ratingsADay: row.ratingsADay,
    startedOn: row.startedOn,
    lastDay: row.lastDay,
    state,
    endedOn: row.endedOn ?? (isOver ? row.lastDay : null),
    endedBecause: row.endedBecause,
    days,
    result: tellsResult ? resultOf(days, row.design.washoutDays) : null,
  };
}
