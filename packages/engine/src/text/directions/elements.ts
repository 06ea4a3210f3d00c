import type { Slot } from '@evidose/contract';
import type { Cue } from '../cues.ts';

export const THREE_A_DAY: readonly Slot[] = ['breakfast', 'lunch', 'dinner'];
export const FOUR_A_DAY: readonly Slot[] = [...THREE_A_DAY, 'bedtime'];

/** What is written next to a name about amount and time, in order. */
export type Element =
  | {
      readonly kind: 'amount';
      readonly value: number;
      readonly unit: string | null;
      readonly isAside: boolean;
      /** The concentration of a liquid: an amount in this many millilitres. */
      readonly inMl?: number | undefined;
      /** After "and" or "+": taken in addition to the amount before it. */
      readonly isAdded?: boolean;
      /** After "take": the amount taken, whatever the pack contains. */
      readonly isTaken?: boolean;
      /** The part of an oil that it is of: "EPA 500 mg". */
      readonly oilPart?: string | undefined;
      /** After two names: it may belong to the other one. */
      readonly isShared?: boolean;
    }
  /** isLeading: before the name, where list numbers are too. */
  | { readonly kind: 'count'; readonly value: number; readonly isAside?: boolean; readonly isLeading?: boolean }
  | { readonly kind: 'every'; readonly times: number; readonly days: number }
  | { readonly kind: 'slot'; readonly slot: Slot; readonly hour?: number }
  /** From 0 for Monday. */
  | { readonly kind: 'weekday'; readonly day: number }
  /** "No more than 8 a day", "max 4 g". */
  | { readonly kind: 'cap'; readonly value: number; readonly unit: string | null }
  /** pair: "8/500"; pattern: "1-0-1". */
  | { readonly kind: 'pattern' | 'pair'; readonly figures: readonly number[] }
  /** "300/300/600": so much in the morning, at noon and at night. */
  | { readonly kind: 'doses'; readonly figures: readonly number[]; readonly unit: string | null }
  | { readonly kind: Note };

/**
 * course: a duration, which never multiplies; rest: "3 mg the other days"; except: not on the following days; now:
 * "reduced to 5 mg"; later: "increasing to 5 mg"; then: "then 5 mg"; total: "2 caps = 240 mg"; each: "500 IU each";
 * split: "600 mg split am and pm"; sides: "in each nostril".
 */
type Note = 'course' | 'meals' | 'rest' | 'except' | 'now' | 'later' | 'then' | 'total' | 'each' | 'split' | 'sides';

export type Kind = Element['kind'];
export type Of<K extends Kind> = Extract<Element, { kind: K }>;
export type Amount = Of<'amount'>;
export const isAmount = (element: Element | undefined): element is Amount => element?.kind === 'amount';

/** The element for a phrase, with its number filled in. */
export function elementOf(cue: Cue, number: number): Element | null {
  switch (cue.kind) {
    case 'now-dose':
      return { kind: 'now' };
    case 'later-dose':
      return { kind: 'later' };
    case 'course':
    case 'meals':
    case 'rest':
    case 'total':
    case 'each':
    case 'split':
      return { kind: cue.kind };
    case 'slot':
      return { kind: 'slot', slot: cue.slot, ...(cue.hour === undefined ? {} : { hour: cue.hour }) };
    case 'weekday':
      return { kind: 'weekday', day: cue.day };
    case 'half':
      return { kind: 'count', value: 0.5 };
    case 'frequency':
      return {
        kind: 'every',
        times: cue.times === '#' ? number : cue.times,
        days: DAYS[cue.every]?.(number) ?? Number(cue.every),
      };
    default:
      return null;
  }
}

/** The number in the phrase as days, hours, weeks or months. */
const DAYS: Readonly<Record<string, (number: number) => number>> = {
  '#': (days) => days,
  '#/24': (hours) => hours / 24,
  '#*7': (weeks) => weeks * 7,
  '#*30': (months) => months * 30,
};

type Letter =
  | ('A' | 'a' | 'N' | 'n' | 'Y' | '%' | 'C' | 'c' | 'E' | 'D' | 'J' | 'R' | 'S' | 'W' | 'M' | 'O' | 'X' | 'K')
  | ('B' | 'P' | 'Q' | '2' | '3' | 'H' | 'L' | 'T' | 'U' | 'I' | 'V');

const LETTERS: ReadonlyMap<Kind, Letter> = new Map([
  ['amount', 'A'],
  ['count', 'C'],
  ['every', 'E'],
  ['slot', 'S'],
  ['weekday', 'W'],
  ['meals', 'M'],
  ['rest', 'O'],
  ['except', 'X'],
  ['course', 'K'],
  ['cap', 'B'],
  ['pattern', 'P'],
  ['pair', '2'],
  ['doses', '3'],
  ['now', 'H'],
  ['later', 'L'],
  ['then', 'T'],
  ['total', 'U'],
  ['each', 'I'],
  ['split', 'V'],
  ['sides', 'Q'],
]);
/**
 * One letter for each element, so that the rules are patterns over what was written. A is a measured amount, a one in brackets,
 * N and n a number without a unit, Y the strength of a liquid, % a purity; D is once a day, E more often, J every other day, R rarer.
 */
function letterOf(element: Element): Letter {
  if (element.kind === 'amount') {
    if (element.inMl !== undefined) return 'Y';
    if (element.unit === '%') return '%';
    if (element.isAside) return element.unit === null ? 'n' : 'a';
    return element.unit === null ? 'N' : 'A';
  }
  if (element.kind === 'every') {
    const { times, days } = element;
    if (times < days) return times === 1 && days === 2 ? 'J' : 'R';
    return times === days ? 'D' : 'E';
  }
  return element.kind === 'count' && element.isAside === true ? 'c' : (LETTERS.get(element.kind) ?? 'K');
}

export const lettersOf = (elements: readonly Element[]): string => elements.map(letterOf).join('');
