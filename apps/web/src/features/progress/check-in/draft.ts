import { type CheckIn, type LabValue, TAKEN_ON } from '@evidose/contract';
import { asRecord } from '../../../components/questions/as-record.ts';
import { keyOf, type Thing } from '../rated-things.ts';

/** Ratings by item. */
export type Ratings = Readonly<Record<string, number>>;

export const ratingsOf = (things: readonly Thing[], ratings: Ratings): CheckIn['ratings'] =>
  things.flatMap((thing) => {
    const rating = ratings[keyOf(thing)];
    return rating === undefined ? [] : [{ about: thing.about, id: thing.id, rating } as CheckIn['ratings'][number]];
  });

interface Report {
  readonly labs: LabValue[];
  readonly labsTakenOn: string | null;
  /** The first test with an unreadable number. */
  readonly unreadable: string | null;
}

/** Without empty fields. */
export function reportOf(value: unknown): Report {
  const { [TAKEN_ON]: day, ...given } = asRecord(value);
  const filled = Object.entries(given).filter(([, text]) => text !== '' && text !== undefined);
  const unreadable = filled.find(([, number]) => typeof number !== 'number')?.[0] ?? null;
  const labs = filled.flatMap(([lab, number]) =>
    typeof number === 'number' ? [{ lab: lab as LabValue['lab'], value: number }] : [],
  );
  return { labs, labsTakenOn: typeof day === 'string' && day !== '' ? day : null, unreadable };
}
