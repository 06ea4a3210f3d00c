import type { Effect } from '../knowledge.ts';
import type { PreparedSupplement } from './supplement.ts';

/** What adds up when two supplements do it, and how to say so. */
const ADDS_UP: Readonly<Partial<Record<Effect, string>>> = {
  bleeding: 'can change how blood clots',
  serotonergic: 'raise serotonin',
  sedating: 'make you drowsy',
  stimulating: 'act as stimulants',
  'lowers-blood-pressure': 'lower blood pressure',
  'raises-blood-pressure': 'raise blood pressure',
  'lowers-blood-sugar': 'lower blood sugar',
  'strains-liver': 'can strain the liver',
  estrogenic: 'act on hormones',
  mood: 'act on mood',
  'raises-potassium': 'raise potassium',
};

/** Whether so much of it does enough to add to what another does. */
export const isEnoughToAdd = ({ data }: PreparedSupplement, amount: number): boolean =>
  amount >= (data.addsUpFrom ?? 0);

/** What two supplements both do, in words; null where nothing adds up. */
export function addedUp(a: PreparedSupplement, b: PreparedSupplement): string | null {
  for (const effect of a.data.effects) {
    const words = ADDS_UP[effect];
    if (words !== undefined && b.data.effects.includes(effect)) return words;
  }
  return null;
}
