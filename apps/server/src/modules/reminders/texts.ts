import type { Slot } from '@evidose/contract';
import type { DueItems } from './due.ts';

/** Others may read a lock screen: nothing about health, unless the person chose to show names. */

const SLOT_WORDS: Readonly<Record<Slot, string>> = {
  'on-waking': 'Time for your wake-up list',
  breakfast: 'Time for your morning list',
  lunch: 'Time for your midday list',
  dinner: 'Time for your evening list',
  bedtime: 'Time for your bedtime list',
};

const LONGEST = 160;

function withNames(text: string, names: readonly string[]): string {
  const all = `${text}: ${[...new Set(names)].join(', ')}`;
  return all.length <= LONGEST ? all : `${all.slice(0, LONGEST - 1)}…`;
}

interface Named {
  readonly names: readonly string[];
  readonly showsNames: boolean;
}

export const slotText = (slot: Slot, { names, showsNames }: Named): string =>
  showsNames ? withNames(SLOT_WORDS[slot], names) : SLOT_WORDS[slot];

export function dueText({ refills, checkIns }: DueItems, showsNames: boolean): string {
  const lines = [
    ...(refills.length === 0 ? [] : [showsNames ? withNames('Runs out soon', refills) : 'Something runs out soon']),
    ...(checkIns.length === 0 ? [] : [showsNames ? withNames('Time to check in', checkIns) : 'Time to check in']),
  ];
  return lines.join('. ');
}
