import type { CheckInDue, ChosenSupplement } from '@evidose/contract';
import { DAY_MS } from '../../clock.ts';
import { checkInOf } from '../calendar/index.ts';

const WEEK_MS = 7 * DAY_MS;
/** A check-in so shortly before counts for that week. */
const EARLY_MS = 3 * DAY_MS;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

interface Looking {
  readonly chosen: readonly ChosenSupplement[];
  /** Days, oldest first. */
  readonly checkedIn: readonly string[];
  readonly isNeed: (item: ChosenSupplement['supplement']) => boolean;
}

/** The next of the weeks that the plan named for each supplement on the list, soonest first. */
export function checkInsDue({ chosen, checkedIn, isNeed }: Looking): CheckInDue[] {
  const last = checkedIn.at(-1) ?? '';
  return chosen
    .flatMap(({ id, supplement, startedOn, addedOn }) => {
      const start = Date.parse(startedOn ?? addedOn.slice(0, 10));
      const weeks = [...new Set(supplement.expectedWeeks)].filter((week) => week > 0);
      const next = weeks
        .map((week) => start + week * WEEK_MS)
        .sort((one, other) => one - other)
        .find((time) => last < dayOf(time - EARLY_MS));
      if (next === undefined) return [];
      const needed = isNeed(supplement);
      const { title, description } = checkInOf(supplement, needed);
      return [{ supplementId: id, name: supplement.name, on: dayOf(next), title, text: description, isNeed: needed }];
    })
    .sort((one, other) => one.on.localeCompare(other.on));
}
