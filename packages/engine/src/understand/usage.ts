import type { Recognised } from '@evidose/contract';
import type { CurrentSupplement, Usage } from '../model.ts';
import { rhythmText } from './rhythm.ts';

/** What was written beside a name, in the shape of the plan. */
export function usageOf(usage: Usage): Pick<Recognised, 'word' | 'status' | 'slots' | 'route' | 'rhythm' | 'weekdays'> {
  const { word, status, slots, route, weekdays } = usage;
  const rhythm = rhythmText(usage);
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
