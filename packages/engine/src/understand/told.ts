import type { Recognised } from '@evidose/contract';
import type { CurrentSupplement, Told } from '../model.ts';
import { rhythmText } from './rhythm.ts';

/** What was written beside a name, in the shape of the plan. */
export function toldOf(told: Told): Pick<Recognised, 'word' | 'status' | 'slots' | 'route' | 'rhythm' | 'weekdays'> {
  const { word, status, slots, route, weekdays } = told;
  const rhythm = rhythmText(told);
  return {
    ...(word === undefined || word === '' ? {} : { word }),
    status,
    slots: slots === null ? null : [...slots],
    route,
    ...(rhythm === null ? {} : { rhythm }),
    ...(weekdays === undefined ? {} : { weekdays: [...weekdays] }),
  };
}

/** The line of the person's list that it was read from: what one line names is one tablet. */
export const lineOf = ({ field, text }: CurrentSupplement): string => `${field} ${text}`;
