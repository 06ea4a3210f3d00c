import { type Prepared, type ReadEntry, readDoubted } from '@evidose/engine';
import type { Expected, ReadingCase } from './corpus.ts';

export interface Score {
  readonly strings: number;
  /** Share of named items that were found. */
  readonly found: number;
  readonly named: number;
  /** Entries that were not written, and used. */
  readonly wrong: number;
  /** Correct, or asked about. */
  readonly status: number;
  /** Of those, asked about whether it is taken. */
  readonly asked: number;
  readonly doses: number;
  readonly dosed: number;
  readonly slots: number;
  readonly slotted: number;
  readonly routes: number;
  readonly routed: number;
  /** Strings in which something else was read as a medicine. */
  readonly noise: number;
  /** Share of unrecognized items kept as such. */
  readonly kept: number;
  readonly unknown: number;
}
export interface Fault {
  readonly of: ReadingCase;
  readonly what: string;
}

interface Read {
  readonly ids: readonly string[];
  readonly entry: ReadEntry;
  readonly isKnown: boolean;
}

function readOf(entry: ReadEntry): Read {
  const { medicine, current } = entry;
  const supplements = current.flatMap(({ supplement }) => supplement?.data.id ?? []);
  const ids = new Set<string>();
  if (medicine !== null && !medicine.isSupplement && medicine.id !== null) {
    ids.add(medicine.id);
    if (medicine.ingredients.length > 0) ids.add([...medicine.ingredients].sort().join('+'));
    const known = [...medicine.drugs.map(({ id }) => id), ...supplements];
    ids.add([...new Set(known)].sort().join('+'));
  }
  if (supplements.length > 0) ids.add([...supplements].sort().join('+'));
  if (current.some(({ product }) => product !== null)) ids.add('product');
  return { ids: [...ids], entry, isKnown: ids.size > 0 };
}

const MICROGRAMS: Readonly<Record<string, number>> = { g: 1e6, mg: 1000, µg: 1 };

function isNear(expected: Expected['dose'], entry: ReadEntry): boolean {
  if (expected === null) return true;
  const [first] = entry.current;
  const given =
    first?.supplement != null
      ? { amount: first.amount, unit: first.supplement.data.doseUnit }
      : (entry.medicine?.dose ?? null);
  if (given === null) return false;
  const factor =
    given.unit === expected.unit
      ? 1
      : (MICROGRAMS[given.unit] ?? Number.NaN) / (MICROGRAMS[expected.unit] ?? Number.NaN);
  return Math.abs((given.amount * factor) / expected.amount - 1) <= 0.02;
}

const sorted = (slots: readonly string[] | null): string => (slots === null ? '' : [...slots].sort().join());

/** Which entry is the one that was expected; none where it was not found. */
const placeOf = (reads: readonly Read[], { ids }: Expected): number =>
  reads.findIndex((read) => read.ids.some((id) => ids.some((each) => each.split('+').sort().join('+') === id)));

/** Each expected reading that was found, with the place of its entry. */
export function matched(
  entries: readonly ReadEntry[],
  { expected }: ReadingCase,
): { readonly at: number; readonly expected: Expected }[] {
  const left = entries.map(readOf);
  return expected.flatMap((each) => {
    const at = placeOf(left, each);
    const [read] = at < 0 ? [] : left.splice(at, 1);
    return read === undefined ? [] : { at: entries.indexOf(read.entry), expected: each };
  });
}

/** Reads one string, compares, and says what is wrong. */
export function judge(prepared: Prepared, of: ReadingCase): { readonly score: Score; readonly faults: Fault[] } {
  const reads = readDoubted(prepared, of.list, of.text).entries.map(readOf);
  const left = [...reads];
  const faults: Fault[] = [];
  const fault = (what: string) => faults.push({ of, what });
  const sum = {
    strings: 1,
    found: 0,
    named: 0,
    wrong: 0,
    status: 0,
    asked: 0,
    doses: 0,
    dosed: 0,
    slots: 0,
    slotted: 0,
    routes: 0,
    routed: 0,
    noise: 0,
    kept: 0,
    unknown: 0,
  };
  for (const expected of of.expected) {
    const mayBeUnknown = expected.ids.includes('?');
    const at = placeOf(left, expected);
    const known = at < 0 && mayBeUnknown ? left.findIndex((read) => !read.isKnown) : at;
    const isOnlyUnknown = mayBeUnknown && expected.ids.length === 1;
    if (isOnlyUnknown) sum.unknown += 1;
    else sum.named += 1;
    const [read] = known < 0 ? [] : left.splice(known, 1);
    if (read === undefined) {
      fault(`not found: ${expected.ids.join('|')}`);
      continue;
    }
    if (isOnlyUnknown) {
      sum.kept += 1;
      continue;
    }
    sum.found += 1;
    const { usage, doubt } = read.entry.medicine ?? read.entry.current[0] ?? {};
    const isAsked = doubt?.about === 'status';
    if (isAsked) sum.asked += 1;
    if (usage?.status === expected.status || isAsked) sum.status += 1;
    else fault(`${expected.ids[0]}: ${usage?.status}, not ${expected.status}`);
    if (expected.dose !== null) {
      sum.dosed += 1;
      if (isNear(expected.dose, read.entry)) sum.doses += 1;
      else {
        const given = read.entry.current[0]?.amount ?? read.entry.medicine?.dose?.amount;
        fault(`${expected.ids[0]}: dose ${given}, not ${expected.dose.amount} ${expected.dose.unit}`);
      }
    }
    if (expected.slots !== null) {
      sum.slotted += 1;
      if (sorted(usage?.slots ?? null) === sorted(expected.slots)) sum.slots += 1;
      else fault(`${expected.ids[0]}: at ${usage?.slots}, not ${expected.slots}`);
    }
    if (expected.route !== null) {
      sum.routed += 1;
      if (usage?.route === expected.route) sum.routes += 1;
      else fault(`${expected.ids[0]}: ${usage?.route}, not ${expected.route}`);
    }
    if (expected.isPrescribed && !read.entry.current.some(({ prescribed }) => prescribed))
      fault(`${expected.ids[0]}: not prescribed`);
  }
  for (const read of left) {
    const isUsed = (read.entry.medicine ?? read.entry.current[0])?.usage.status !== 'not-taking';
    if (read.isKnown && isUsed) {
      sum.wrong += 1;
      fault(`wrong: ${read.ids.join('|')} in “${read.entry.entry.text}”`);
    } else if (!read.isKnown) {
      sum.noise = 1;
      fault(`noise: “${read.entry.entry.text}”`);
    }
  }
  return { score: sum, faults };
}

export function scoreOf(
  prepared: Prepared,
  cases: readonly ReadingCase[],
): { readonly score: Score; readonly faults: readonly Fault[] } {
  const all = cases.map((each) => judge(prepared, each));
  const keys = [
    'strings',
    'found',
    'named',
    'wrong',
    'status',
    'asked',
    'doses',
    'dosed',
    'slots',
    'slotted',
    'routes',
    'routed',
    'noise',
    'kept',
    'unknown',
  ] as const;
  const score = Object.fromEntries(
    keys.map((key) => [key, all.reduce((sum, each) => sum + each.score[key], 0)]),
  ) as unknown as Score;
  return { score, faults: all.flatMap(({ faults }) => faults) };
}
