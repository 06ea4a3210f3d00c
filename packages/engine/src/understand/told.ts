import type { Recognised } from '@evidose/contract';
import type { CurrentSupplement, Told } from '../model.ts';

/** What was written beside a name, in the shape of the plan. */
export function toldOf({ status, slots, route }: Told): Pick<Recognised, 'status' | 'slots' | 'route'> {
  return { status, slots: slots === null ? null : [...slots], route };
}

/** The line of the person's list that it was read from: what one line names is one tablet. */
export const lineOf = ({ field, text }: CurrentSupplement): string => `${field} ${text}`;
