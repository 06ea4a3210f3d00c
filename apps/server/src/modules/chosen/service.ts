import { AppError, type ChosenSupplement, type SuggestedSupplement } from '@evidose/contract';
import { type Clock, systemClock } from '../../clock.ts';
import { type Database, personalWrite, repeatable } from '../../database/index.ts';
import { failsAs } from '../../fails-as.ts';
import {
  type ChosenMarks,
  deleteChosen,
  findChosen,
  listChosen,
  listOrdered,
  markChosen,
  markOrdered,
  type StoredChosen,
  upsertChosen,
} from './store.ts';

export type ChosenService = ReturnType<typeof createChosenService>;

const asChosen = ({ id, supplement, addedOn, orderedOn, startedOn, packUnits }: StoredChosen): ChosenSupplement => ({
  id,
  supplement,
  addedOn: addedOn.toISOString(),
  orderedOn: orderedOn?.toISOString() ?? null,
  startedOn,
  packUnits,
});

/** "Ordered" on the list, for those who keep it on the batch: always inside their transaction. */
export const orderMarks = { list: listOrdered, set: markOrdered };

/** Every call ends in the same state when it is done twice, so each may be repeated after a lost connection. */
export function createChosenService(db: Database, now: Clock = systemClock) {
  return {
    add: (uid: string, supplement: SuggestedSupplement) =>
      failsAs('CHOSEN_NOT_STORED', async () => {
        const addedOn = now();
        const orderedOn = supplement.ordered === true ? addedOn : null;
        const row = await personalWrite(db, { uid, isRepeatable: true }, (tx) =>
          upsertChosen(tx, { uid, id: supplement.id, supplement, addedOn, orderedOn }),
        );
        if (row === undefined) throw new AppError('CHOSEN_NOT_STORED');
        return asChosen(row);
      }),
    list: (uid: string) =>
      failsAs('CHOSEN_NOT_READ', async () => (await repeatable(() => listChosen(db, uid))).map(asChosen)),
    has: (uid: string, id: string) =>
      failsAs('CHOSEN_NOT_SEARCHED', async () => (await repeatable(() => findChosen(db, { uid, id }))) !== undefined),
    mark: (uid: string, id: string, marks: ChosenMarks) =>
      failsAs('CHOSEN_NOT_STORED', async () => {
        const row = await personalWrite(db, { uid, isRepeatable: true }, (tx) => markChosen(tx, { uid, id }, marks));
        if (row === undefined) throw new AppError('NOT_FOUND');
        return asChosen(row);
      }),
    remove: (uid: string, id: string) =>
      failsAs('CHOSEN_NOT_DELETED', () => repeatable(() => deleteChosen(db, { uid, id }))),
  };
}
