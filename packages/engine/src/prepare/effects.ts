import type { Effect } from '../knowledge.ts';
import type { PreparedSupplement } from './supplement.ts';

/** Effects that add up when two supplements have them, with their wording. */
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

/** Whether this amount has enough of an effect to add to another's. */
export const isEnoughToAdd = ({ data }: PreparedSupplement, amount: number): boolean =>
  amount >= (data.addsUpFrom ?? 0);

/** Shared effects in words; null if nothing adds up. */
export function addedUp(a: PreparedSupplement, b: PreparedSupplement): string | null {
  for (const effect of a.data.effects) {
    const words = ADDS_UP[effect];
    if (words !== undefined && b.data.effects.includes(effect)) return words;
  }
  return null;
}
