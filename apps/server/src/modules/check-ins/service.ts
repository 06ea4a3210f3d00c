import { AppError, type CheckIn, type CheckInDue } from '@evidose/contract';
import { type Clock, DAY_MS } from '../../clock.ts';
import { type Database, personalWrite, repeatable } from '../../database/index.ts';
import { failWith } from '../../fail-with.ts';
import type { User } from '../../http/guards.ts';
import type { ChosenService } from '../chosen/service.ts';
import type { IntakeService } from '../intake/service.ts';
import type { Questionnaire } from '../questionnaire/service.ts';
import { answerChange } from './answer-change.ts';
import { checkInsDue } from './due.ts';
import { findCheckIn, listCheckIns, putCheckIn, type StoredCheckIn } from './store.ts';

const MONTH_MS = 30 * DAY_MS;

const asCheckIn = ({ day, ratings, labs, labsTakenOn, changes }: StoredCheckIn): CheckIn => ({
  day,
  ratings,
  labs,
  labsTakenOn,
  changes,
});

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly chosen: ChosenService;
  readonly intake: IntakeService;
  readonly questionnaire: Questionnaire;
  readonly isNeed: Parameters<typeof checkInsDue>[0]['isNeed'];
}

export type CheckInsService = ReturnType<typeof createCheckInsService>;

export function createCheckInsService({ db, clock, chosen, intake, questionnaire, isNeed }: Parts) {
  const list = (uid: string) => failWith('SOMETHING_FAILED', () => repeatable(() => listCheckIns(db, uid)));

  return {
    all: async (uid: string): Promise<CheckIn[]> => (await list(uid)).map(asCheckIn),

    /** The day of the newest; empty if there is none. */
    lastDay: async (uid: string): Promise<string> => (await list(uid)).at(-1)?.day ?? '',

    overview: async (uid: string) => {
      const [rows, chosenNow] = await Promise.all([list(uid), chosen.list(uid)]);
      const first = rows[0]?.day;
      const since = new Date((first === undefined ? clock().getTime() : Date.parse(first)) - MONTH_MS);
      const lastCheckIn = rows.at(-1)?.day ?? '';
      const today = clock().toISOString().slice(0, 10);
      const due: CheckInDue[] = checkInsDue({ chosen: chosenNow, lastCheckIn, today, isNeed });
      return { checkIns: rows.map(asCheckIn), due, taken: await intake.takenSince(uid, since) };
    },

    /** Idempotent: a line that already exists is not added again. */
    save: (user: User, checkIn: CheckIn): Promise<CheckIn> =>
      failWith('DATA_NOT_STORED', async () => {
        const now = clock();
        // Somewhere it is already tomorrow, but nowhere the day after.
        const latest = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
        if (checkIn.day > latest) throw new AppError('BAD_REQUEST', { field: 'day' });
        if ((checkIn.labsTakenOn ?? '') > latest) throw new AppError('BAD_REQUEST', { field: 'labsTakenOn' });
        await personalWrite(db, { uid: user.uid, isRepeatable: true }, async (tx) => {
          const before = await findCheckIn(tx, user.uid, checkIn.day);
          if (checkIn.labs.length + checkIn.changes.length > 0) {
            await questionnaire.updateWithin(tx, user, (stored) => answerChange(stored, checkIn));
          }
          const row = { uid: user.uid, ...withEarlier(checkIn, before), savedAt: now };
          if (!(await putCheckIn(tx, row))) throw new AppError('TOO_MUCH_STORED');
        });
        const saved = await repeatable(() => findCheckIn(db, user.uid, checkIn.day));
        if (saved === undefined) throw new AppError('DATA_NOT_STORED');
        return asCheckIn(saved);
      }),
  };
}

/** On the same day, ratings replace earlier ones; measurements and changes accumulate. */
function withEarlier(checkIn: CheckIn, before: StoredCheckIn | undefined): CheckIn {
  if (before === undefined) return checkIn;
  const isAgain = (lab: string) => checkIn.labs.some((each) => each.lab === lab);
  const keyOf = (change: CheckIn['changes'][number]) => `${change.list} ${change.line.toLowerCase()}`;
  const changed = new Set(checkIn.changes.map(keyOf));
  const rated = new Set(checkIn.ratings.map(({ about, id }) => `${about} ${id}`));
  return {
    ...checkIn,
    ratings: [...before.ratings.filter(({ about, id }) => !rated.has(`${about} ${id}`)), ...checkIn.ratings],
    labs: [...before.labs.filter(({ lab }) => !isAgain(lab)), ...checkIn.labs],
    labsTakenOn: checkIn.labsTakenOn ?? before.labsTakenOn,
    changes: [...before.changes.filter((change) => !changed.has(keyOf(change))), ...checkIn.changes],
  };
}
