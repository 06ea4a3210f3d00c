import { slotTexts } from '@evidose/contract';
import type { When } from './dose.ts';

export const whenText = (when: When): string => {
  if (when === 'any-time') return 'No set time';
  return when === 'certain-days' ? 'On certain days' : slotTexts[when];
};
