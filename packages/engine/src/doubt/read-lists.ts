import { AMOUNT_CHECKED } from '@evidose/contract';
import { flatMap, mapKnown } from '../flat-map.ts';
import type { CurrentSupplement, Medicine } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { type ListName, type ReadAnswer, type ReadEntry, readAnswer } from '../understand/lists.ts';
import { withDoubt } from './with-doubts.ts';

interface ReadList extends Pick<ReadAnswer, 'notUsed'> {
  readonly medicines: readonly Medicine[];
  readonly current: readonly CurrentSupplement[];
}

/** A marker in the line itself: the person has confirmed the amount. */
function isChecked(text: string, { entry }: ReadEntry, next: ReadEntry | undefined): boolean {
  const end = text.indexOf('\n', entry.nameTo);
  const line = text.slice(entry.nameTo, Math.min(end < 0 ? text.length : end, next?.entry.from ?? text.length));
  return line.toLowerCase().includes(AMOUNT_CHECKED);
}

/** A list as read, each entry with its doubts. */
export function readDoubted(prepared: Prepared, list: ListName, text: string): ReadAnswer {
  const { entries, notUsed } = readAnswer(prepared, list, text);
  return {
    entries: entries.map((read, at) => withDoubt({ prepared, list, read }, isChecked(text, read, entries[at + 1]))),
    // A line written to resolve a doubt says nothing else.
    notUsed: notUsed.filter(({ text: piece }) => !piece.toLowerCase().includes(AMOUNT_CHECKED)),
  };
}

/** Limits count the highest possible amount, needs the lowest. */
const asCounted = (item: CurrentSupplement): CurrentSupplement =>
  item.between === undefined ? item : { ...item, amount: item.between.high };

function listOf({ entries, notUsed }: ReadAnswer): ReadList {
  return {
    notUsed,
    medicines: mapKnown(entries, ({ medicine }) => medicine),
    current: flatMap(entries, ({ current }) => current.map(asCounted)),
  };
}

export const readMedicines = (prepared: Prepared, text: string): ReadList =>
  listOf(readDoubted(prepared, 'medicines', text));

export const readSupplements = (prepared: Prepared, text: string): ReadList =>
  listOf(readDoubted(prepared, 'supplements', text));
