import { canonicalLine, type LineParts, type ReadingStatus, readingStatuses } from '@evidose/contract';
import { featuresIn, type Prepared, readEntries, tokensOf } from '@evidose/engine';
import type { ReadingCase } from '../corpus.ts';
import { matched } from '../score.ts';
import type { Example } from './learn.ts';

const placeOf = (status: string): number => (readingStatuses as readonly string[]).indexOf(status);

/** Each entry of the corpus with the words near its name and its status. */
function examplesIn(prepared: Prepared, of: ReadingCase): Example[] {
  const entries = readEntries(prepared, of.list, of.text);
  const features = featuresIn(
    tokensOf(of.text),
    entries.map(({ entry }) => entry),
  );
  const known = new Map(matched(entries, of).map(({ at, expected }) => [at, placeOf(expected.status)]));
  return entries.flatMap(({ medicine, current }, at) => {
    const read = placeOf((medicine ?? current[0])?.usage.status ?? '');
    // What is named and not taken need not be in the expected reading.
    const status = known.get(at) ?? (read === NOT_TAKING ? read : null);
    return status === null ? [] : [{ group: of.group, features: features[at] ?? [], status, read }];
  });
}
const NOT_TAKING = placeOf('not-taking');

const PLAIN: LineParts = {
  name: 'ramipril',
  amount: null,
  often: null,
  weekdays: [],
  slots: null,
  status: 'taking',
  stoppedDaysAgo: null,
  route: null,
  isPrescribed: false,
  isChecked: false,
};
const SHAPES: readonly Partial<LineParts>[] = [
  {},
  { amount: { value: 5, unit: 'mg' }, often: 'once a day' },
  { amount: { value: 5, unit: 'mg' }, often: 'twice a day', slots: ['breakfast', 'bedtime'] },
  { amount: { value: 5, unit: 'mg' }, often: '3 times a day', route: 'oral' },
  { often: 'once a week', weekdays: [2], isPrescribed: true },
];
const OFTEN = 20;

/** A line that resolves a question must not raise another. */
export function resolvedLines(): Example[] {
  const lines = readingStatuses.flatMap((status: ReadingStatus) =>
    SHAPES.map((shape) => ({ status, text: canonicalLine({ ...PLAIN, ...shape, status }) })),
  );
  const stopped = { ...PLAIN, status: 'stopped', stoppedDaysAgo: 30 } as const;
  return [...lines, { status: 'stopped', text: canonicalLine(stopped) }].flatMap(({ status, text }) => {
    const [features = []] = featuresIn(tokensOf(text), [{ nameFrom: 0, nameTo: PLAIN.name.length }]);
    const at = placeOf(status);
    return Array.from({ length: OFTEN }, () => ({ group: 'resolved', features, status: at, read: at }));
  });
}

export const examplesOf = (prepared: Prepared, cases: readonly ReadingCase[]): readonly Example[] =>
  cases.flatMap((each) => examplesIn(prepared, each));
