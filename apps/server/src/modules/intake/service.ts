import { AppError } from '@evidose/contract';
import { type Clock, DAY_MS } from '../../clock.ts';
import { type Database, personalWrite, repeatable } from '../../database/index.ts';
import { failsAs } from '../../fails-as.ts';
import { allIntake, countSince, type IntakePlace, putEntry, readDay, removeEntry } from './store.ts';

const WINDOW_DAYS = 30;

export type IntakeService = ReturnType<typeof createIntakeService>;

export function createIntakeService({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    day: (uid: string, day: string) => failsAs('SOMETHING_FAILED', () => repeatable(() => readDay(db, uid, day))),

    /** `null` takes the record away: "not recorded" is a state of its own, not a skipped dose. */
    record: (place: IntakePlace, state: 'taken' | 'skipped' | null) =>
      failsAs('DATA_NOT_STORED', async () => {
        // Somewhere it is tomorrow already; the day after is nowhere.
        const last = new Date(clock().getTime() + DAY_MS).toISOString().slice(0, 10);
        if (place.day > last) throw new AppError('BAD_REQUEST', { field: 'day' });
        await personalWrite(db, { uid: place.uid, isRepeatable: true }, (tx) =>
          state === null ? removeEntry(tx, place) : putEntry(tx, place, state),
        );
        return repeatable(() => readDay(db, place.uid, place.day));
      }),

    adherence: (uid: string) =>
      failsAs('SOMETHING_FAILED', () => {
        const since = new Date(clock().getTime() - (WINDOW_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
        return repeatable(() => countSince(db, uid, since));
      }),

    all: (uid: string) => repeatable(() => allIntake(db, uid)),
  };
}
