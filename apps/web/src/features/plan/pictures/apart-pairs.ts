import type { Slot } from '@evidose/contract';
import type { Dose } from '../today/dose.ts';

/** Two items of one day that must be hours apart, and how far apart they are. */
export interface ApartPair {
  readonly names: readonly [string, string];
  readonly slots: readonly [Slot, Slot];
  readonly needed: number;
  readonly kept: number;
}

type Hours = Readonly<Record<Slot, number>>;

const isTimed = ({ when }: Dose): boolean => when !== 'any-time' && when !== 'certain-days';
const called = ({ name, otherName }: Dose): string[] => [name, otherName].map((each) => each.toLowerCase());

/** Each pair once, at its two closest times. */
export function apartPairs(doses: readonly Dose[], hours: Hours): ApartPair[] {
  const timed = doses.filter(isTimed);
  const pairs = new Map<string, ApartPair>();
  for (const dose of timed) {
    for (const { from, hours: needed } of dose.apart) {
      if (needed === null) continue;
      for (const other of timed.filter((each) => called(each).includes(from.toLowerCase()))) {
        const kept = Math.abs(hours[dose.slot] - hours[other.slot]);
        const key = [dose.name, other.name].sort().join('\n');
        const known = pairs.get(key);
        if (known !== undefined && known.kept <= kept) continue;
        const [first, second] = hours[dose.slot] <= hours[other.slot] ? [dose, other] : [other, dose];
        pairs.set(key, { names: [first.name, second.name], slots: [first.slot, second.slot], needed, kept });
      }
    }
  }
  return [...pairs.values()];
}
