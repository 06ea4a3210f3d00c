import { readEntries } from '@evidose/engine';
import { prepared } from '../testing/prepared.ts';

/** The parts of each entry that tests compare: id, daily dose, status and times. */
function tried(list: 'medicines' | 'supplements', text: string) {
  return readEntries(prepared, list, text).map(({ entry, medicine, current: [first] }) => ({
    text: entry.text,
    id: medicine?.id ?? first?.supplement?.data.id ?? null,
    amount: first?.supplement != null ? first.amount : medicine?.dose?.amount,
    status: (medicine ?? first)?.usage.status,
    slots: (medicine ?? first)?.usage.slots,
    /** The other status that the person is asked about. */
    asked: entry.otherStatus,
  }));
}

export const medicines = (text: string) => tried('medicines', text);
export const supplements = (text: string) => tried('supplements', text);
