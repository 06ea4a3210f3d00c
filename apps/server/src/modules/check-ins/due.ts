import type { CheckInDue, ChosenSupplement } from '@evidose/contract';
import { DAY_MS } from '../../clock.ts';
import { checkInOf } from '../calendar/index.ts';

const WEEK_MS = 7 * DAY_MS;
/** A check-in this shortly before counts for that week. */
const EARLY_MS = 3 * DAY_MS;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Whether a check-in on one day answers what was due on another. */
export const isAnswered = (due: string, lastCheckIn: string): boolean =>
  lastCheckIn >= dayOf(Date.parse(due) - EARLY_MS);

interface Looking {
  readonly chosen: readonly ChosenSupplement[];
  /** The day of the newest; empty if there is none. */
  readonly lastCheckIn: string;
  readonly today: string;
  readonly isNeed: (item: ChosenSupplement['supplement']) => boolean;
}

/**
 * For each supplement on the list, the week that the plan named and no check-in has answered, soonest first. Of past
 * weeks only the latest is worth asking about.
 */
export function checkInsDue({ chosen, lastCheckIn, today, isNeed }: Looking): CheckInDue[] {
  return chosen
    .flatMap(({ id, supplement, startedOn, addedOn }) => {
      const start = Date.parse(startedOn ?? addedOn.slice(0, 10));
      const weeks = [...new Set(supplement.expectedWeeks)].filter((week) => week > 0);
      const open = weeks
        .map((week) => dayOf(start + week * WEEK_MS))
        .filter((day) => !isAnswered(day, lastCheckIn))
        .sort();
      const next = open.findLast((day) => day <= today) ?? open[0];
      if (next === undefined) return [];
      const needed = isNeed(supplement);
      const { title, description } = checkInOf(supplement, needed);
      return [{ supplementId: id, name: supplement.name, on: next, title, text: description, isNeed: needed }];
    })
    .sort((one, other) => one.on.localeCompare(other.on));
}
