import { targetOf } from '../names.ts';
import { isBare, type Mention } from './mention.ts';
import type { Walk } from './walk.ts';

/**
 * "Fostair stopped when the Trelegy started. Trelegy one puff every morning": the reason for the first is repeated with
 * its directions. A mention without directions is not a second medicine; the other one is still taken.
 */
export function dropNamedAgain({ entries }: Walk): void {
  if (!entries.some(isOnlyNamed)) return;
  const named = new Set(entries.filter((entry) => isTaken(entry) && !isOnlyNamed(entry)).map(whatOf));
  for (const entry of entries) if (isOnlyNamed(entry) && named.has(whatOf(entry))) entry.isDropped = true;
}

const isTaken = ({ status, isDropped, name }: Mention): boolean => name !== null && !isDropped && status === 'taking';

/** Without any words of its own. */
const isOnlyNamed = (entry: Mention): boolean =>
  isTaken(entry) && entry.isBeside && isBare(entry) && entry.name?.guessed === false;

const whatOf = ({ name }: Mention): unknown => (name === null ? null : targetOf(name.meaning));
