import type { MedicineRoute } from '@evidose/contract';
import { flatMap } from '../flat-map.ts';
import type { Drug } from '../knowledge.ts';
import type { Medicine } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { routeOf } from './route.ts';

/** What of a medicine acts in the whole body, and so meets supplements there. */
export interface SystemicPart {
  readonly drugs: readonly Drug[];
  readonly classes: readonly string[];
}

/** Whether what belongs to these classes acts only where it is put, given this way. */
export const actsLocally = ({ classById }: Prepared, classes: readonly string[], route: MedicineRoute): boolean =>
  classes.some((id) => classById.get(id)?.localBy.includes(route) ?? false);

/**
 * A cream, drops or a spray acts where it is put: hydrocortisone on the skin thins no bones. Only classes of which that is
 * known say so. A name that was guessed keeps all it may do, as a guess never frees anything.
 */
export function systemicPartOf(prepared: Prepared, medicine: Medicine): SystemicPart {
  const { drugs, classes, guessed } = medicine;
  const route = guessed ? null : routeOf(prepared, medicine);
  if (route === null || route === 'oral' || route === 'injection') return medicine;
  if (drugs.length === 0) return { drugs, classes: actsLocally(prepared, classes, route) ? [] : classes };
  const reaching = drugs.filter((drug) => !actsLocally(prepared, drug.classes, route));
  if (reaching.length === drugs.length) return medicine;
  return { drugs: reaching, classes: [...new Set(flatMap(reaching, (drug) => drug.classes))] };
}
