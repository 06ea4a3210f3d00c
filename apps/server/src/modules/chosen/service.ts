import { AppError, type ChosenSupplement, SuggestedSupplement } from '@evidose/contract';
import type { Clock } from '../../clock.ts';
import { type Database, personalWrite, repeatable } from '../../database/index.ts';
import { failWith } from '../../fail-with.ts';
import { shapeOf } from '../../http/shape-of.ts';
import {
  type ChosenMarks,
  chosenAsText,
  countChosen,
  deleteChosen,
  findChosen,
  listChosen,
  markChosen,
  markOrdered,
  orderedAsColumn,
  orderedAsQuestion,
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

const SHAPE = shapeOf(SuggestedSupplement);
/** For callers that only pass it on. */
export const CHOSEN_AS_TEXT = chosenAsText(SHAPE);

/** "Ordered" on the list, for modules that keep it on the batch: always inside their transaction. */
export const orderMarks = { set: markOrdered, asColumn: orderedAsColumn, asQuestion: orderedAsQuestion };

/** More than anybody takes, and than can be described. */
const MOST_CHOSEN = 200;
const LONGEST_CHOSEN = 16 * 1024;

/** Every call is idempotent, so each may be retried after a lost connection. */
export function createChosenService({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    add: (uid: string, supplement: SuggestedSupplement) =>
      failWith('CHOSEN_NOT_STORED', async () => {
        const addedOn = clock();
        const orderedOn = supplement.ordered === true ? addedOn : null;
        if (JSON.stringify(supplement).length > LONGEST_CHOSEN) throw new AppError('BODY_TOO_LARGE');
        const row = await personalWrite(db, { uid, isRepeatable: true }, async (tx) => {
          const isNew = (await findChosen(tx, { uid, id: supplement.id })) === undefined;
          if (isNew && (await countChosen(tx, uid)) >= MOST_CHOSEN) throw new AppError('TOO_MUCH_STORED');
          return upsertChosen(tx, { uid, id: supplement.id, supplement, addedOn, orderedOn, shape: SHAPE });
        });
        if (row === undefined) throw new AppError('CHOSEN_NOT_STORED');
        return asChosen(row);
      }),
    list: (uid: string) =>
      failWith('CHOSEN_NOT_READ', async () => (await repeatable(() => listChosen(db, uid))).map(asChosen)),
    has: (uid: string, id: string) =>
      failWith('CHOSEN_NOT_SEARCHED', async () => (await repeatable(() => findChosen(db, { uid, id }))) !== undefined),
    mark: (uid: string, id: string, marks: ChosenMarks) =>
      failWith('CHOSEN_NOT_STORED', async () => {
        const row = await personalWrite(db, { uid, isRepeatable: true }, (tx) => markChosen(tx, { uid, id }, marks));
        if (row === undefined) throw new AppError('NOT_FOUND');
        return asChosen(row);
      }),
    remove: (uid: string, id: string) =>
      failWith('CHOSEN_NOT_DELETED', () => repeatable(() => deleteChosen(db, { uid, id }))),
  };
}
