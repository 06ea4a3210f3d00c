import { canonicalLine, type LineParts } from '@evidose/contract';
import type { Prepared } from '../prepare/prepare.ts';
import { type ListName, type ReadEntry, readEntries } from '../understand/lists.ts';
import { linePartsFor } from './line-parts.ts';
import { isSameEntry } from './same-entry.ts';

/** One entry as one line, with its parts for a form to edit. */
export interface Line {
  readonly line: string;
  readonly parts: LineParts;
}

/** The first wording that reads back as the same entry; null if there is none. */
export function lineOf(prepared: Prepared, list: ListName, read: ReadEntry): Line | null {
  for (const parts of linePartsFor(read)) {
    const line = canonicalLine(parts);
    const [back, ...others] = readEntries(prepared, list, line);
    if (back !== undefined && others.length === 0 && isSameEntry(read, back)) return { line, parts };
  }
  return null;
}
