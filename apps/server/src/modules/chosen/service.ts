import { AppError, type ChosenSupplement, type SuggestedSupplement } from '@evidose/contract';
import { type Clock, systemClock } from '../../clock.ts';
import { type Database, repeatable } from '../../database/index.ts';
import { failsAs } from '../../fails-as.ts';
import { deleteChosen, findChosen, listChosen, upsertChosen } from './store.ts';

export type ChosenService = ReturnType<typeof createChosenService>;

type Row = { readonly id: string; readonly supplement: SuggestedSupplement; readonly addedOn: Date };
const asChosen = ({ id, supplement, addedOn }: Row): ChosenSupplement => ({
  id,
  supplement,
  addedOn: addedOn.toISOString(),
});

/** Every call ends in the same state when it is done twice, so each may be repeated after a lost connection. */
export function createChosenService(db: Database, now: Clock = systemClock) {
  return {
    add: (uid: string, supplement: SuggestedSupplement) =>
      failsAs('CHOSEN_NOT_STORED', async () => {
        const row = await repeatable(() => upsertChosen(db, { uid, id: supplement.id, supplement, addedOn: now() }));
        if (row === undefined) throw new AppError('CHOSEN_NOT_STORED');
        return asChosen(row);
      }),
    list: (uid: string) =>
      failsAs('CHOSEN_NOT_READ', async () => (await repeatable(() => listChosen(db, uid))).map(asChosen)),
    has: (uid: string, id: string) => failsAs('CHOSEN_NOT_SEARCHED', () => repeatable(() => findChosen(db, uid, id))),
    remove: (uid: string, id: string) =>
      failsAs('CHOSEN_NOT_DELETED', () => repeatable(() => deleteChosen(db, uid, id))),
  };
}
