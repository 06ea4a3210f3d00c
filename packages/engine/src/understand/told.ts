import type { Recognised } from '@evidose/contract';
import type { Told } from '../model.ts';

/** What was written beside a name, in the shape of the plan. */
export function toldOf({ status, slots, route }: Told): Pick<Recognised, 'status' | 'slots' | 'route'> {
  return { status, slots: slots === null ? null : [...slots], route };
}
