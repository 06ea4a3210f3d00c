import { canonicalLine, type Doubt, type ReadingStatus } from '@evidose/contract';
import type { Prepared } from '../prepare/prepare.ts';
import type { ListName, ReadEntry } from '../understand/lists.ts';
import { lineOf } from './line-of.ts';
import { linePartsFor } from './line-parts.ts';

const SAYS: Readonly<Record<ReadingStatus, string>> = {
  taking: 'I take it',
  'as-needed': 'only when needed',
  stopped: 'stopped',
  planned: 'not started yet',
  'not-taking': 'I don’t take it',
};

/** The status depends on a word that may concern something else: until resolved the entry counts as taken. */
export function statusDoubt(prepared: Prepared, list: ListName, read: ReadEntry): Doubt | null {
  const { otherStatus } = read.entry;
  const [first] = linePartsFor(read);
  if (otherStatus === null || first === undefined) return null;
  const asRead = lineOf(prepared, list, read)?.parts ?? first;
  const readings = [asRead.status, otherStatus].map((status) => ({
    line: canonicalLine({ ...asRead, status }),
    says: SAYS[status],
  }));
  return { about: 'status', readings };
}
