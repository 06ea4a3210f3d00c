import { AppError } from '@evidose/contract';
import { type Clock, DAY_MS } from '../../clock.ts';
import { type Database, once, personalWrite, repeatable } from '../../database/index.ts';
import { failWith } from '../../fail-with.ts';
import { digest } from '../../secret.ts';
import {
  allIntake,
  countBefore,
  countByDaySince,
  countOfDay,
  type IntakePlace,
  isRecorded,
  putEntry,
  readDay,
  removeEntry,
  stateAt,
} from './store.ts';

const WINDOW_DAYS = 30;
/**
 * More than anybody takes in a day, and more than anybody records for the past; a runaway client cannot fill the disk.
 */
const MOST_A_DAY = 400;
const MOST_OF_OLD_DAYS = 20_000;

type State = 'taken' | 'skipped' | null;

interface Sending {
  readonly seen?: State | undefined;
  readonly key?: string | undefined;
}

export type IntakeService = ReturnType<typeof createIntakeService>;

export function createIntakeService({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  const windowStart = () => new Date(clock().getTime() - (WINDOW_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);

  /** Recent days are counted one by one, which is quick; older entries are counted in total. */
  async function isFull(tx: Database, place: IntakePlace): Promise<boolean> {
    if ((await countOfDay(tx, place)) >= MOST_A_DAY) return true;
    const since = windowStart();
    return place.day < since && (await countBefore(tx, place.uid, since)) >= MOST_OF_OLD_DAYS;
  }

  /** The press referred to what was shown; what was recorded elsewhere since is not overwritten unseen. */
  async function refuseIfChanged(tx: Database, place: IntakePlace, { state, seen }: Sending & { state: State }) {
    if (seen === undefined) return;
    const now = await stateAt(tx, place);
    if (now !== seen && now !== state) throw new AppError('CONFLICT');
  }

  return {
    day: (uid: string, day: string) => failWith('SOMETHING_FAILED', () => repeatable(() => readDay(db, uid, day))),

    /** `null` deletes the record: "not recorded" differs from a skipped dose. */
    record: (place: IntakePlace, state: State, { seen, key }: Sending = {}) =>
      failWith('DATA_NOT_STORED', async () => {
        // Somewhere it is already tomorrow, but nowhere the day after.
        const last = new Date(clock().getTime() + DAY_MS).toISOString().slice(0, 10);
        if (place.day > last) throw new AppError('BAD_REQUEST', { field: 'day' });
        const change = async (tx: Database) => {
          await refuseIfChanged(tx, place, { state, seen });
          if (state === null) return removeEntry(tx, place);
          if ((await isFull(tx, place)) && !(await isRecorded(tx, place))) throw new AppError('TOO_MUCH_STORED');
          return putEntry(tx, place, state);
        };
        const { uid } = place;
        // A queued tick may be sent twice; applied twice, it would undo what came in between.
        if (key === undefined) await personalWrite(db, { uid, isRepeatable: true }, change);
        else {
          const requestHash = digest(JSON.stringify([place, state]));
          await once(db, { uid, route: 'intake', key, requestHash }, async (tx) => {
            await change(tx);
            return null;
          });
        }
        return repeatable(() => readDay(db, place.uid, place.day));
      }),

    adherence: (uid: string) =>
      failWith('SOMETHING_FAILED', async () => {
        const days = await repeatable(() => countByDaySince(db, uid, windowStart()));
        const ids = [...new Set(days.map(({ id }) => id))].sort();
        const sum = (id: string, state: 'taken' | 'skipped') =>
          days.reduce((total, each) => total + (each.id === id ? each[state] : 0), 0);
        return { supplements: ids.map((id) => ({ id, taken: sum(id, 'taken'), skipped: sum(id, 'skipped') })), days };
      }),

    takenSince: (uid: string, since: Date) =>
      failWith('SOMETHING_FAILED', async () => {
        const days = await repeatable(() => countByDaySince(db, uid, since.toISOString().slice(0, 10)));
        return days.filter(({ taken }) => taken > 0).map(({ day, id }) => ({ day, supplementId: id }));
      }),

    all: (uid: string) => repeatable(() => allIntake(db, uid)),
  };
}
