import type { MedicineRoute } from '@evidose/contract';
import type { Medicine } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';

/** The route: as written, otherwise as the drug or its class is usually given; null if unknown. */
export function routeOf({ classById }: Prepared, { usage, drugs, classes }: Medicine): MedicineRoute | null {
  if (usage.route !== null) return usage.route;
  const ofDrugs = drugs.map(({ route }) => route);
  const [first] = ofDrugs;
  if (first !== undefined && ofDrugs.every((route) => route === first)) return first;
  if (ofDrugs.some((route) => route !== undefined)) return null;
  return classes.map((id) => classById.get(id)?.route).find((route) => route !== undefined) ?? null;
}

/** Whether it may meet a supplement in the gut: unless we know better, it is swallowed. */
export function isInTheGut(prepared: Prepared, medicine: Medicine): boolean {
  if (medicine.usage.status === 'stopped' || medicine.usage.status === 'not-taking') return false;
  const route = routeOf(prepared, medicine);
  return route === null || route === 'oral';
}
