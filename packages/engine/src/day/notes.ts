import { andList } from '../words/open-words.ts';

/** A required separation in hours. */
export interface HoursFrom {
  readonly name: string;
  readonly other: string;
  /** Before the other. */
  readonly hours: number;
  /** After the other: the same, or fewer. */
  readonly hoursAfter: number;
  /** The other has no fixed time. */
  readonly isUntimed: boolean;
}

const hoursWord = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);

/** "at least 4 hours from", or "at least 6 hours before or 2 hours after". */
const distance = ({ hours, hoursAfter }: Pick<HoursFrom, 'hours' | 'hoursAfter'>): string =>
  hours === hoursAfter
    ? `at least ${hoursWord(hours)} from`
    : `at least ${hoursWord(hours)} before or ${hoursWord(hoursAfter)} after`;

const whenever = (others: number): string => `, whenever you take ${others === 1 ? 'that' : 'them'}`;

export const hoursLine = (each: HoursFrom): string =>
  `Keep ${each.name} ${distance(each)} ${each.other}${each.isUntimed ? whenever(1) : ''}.`;

interface Group {
  readonly names: readonly string[];
  readonly hours: number;
  readonly hoursAfter: number;
  readonly others: readonly string[];
  readonly isUntimed: boolean;
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

function grouped(all: readonly HoursFrom[]): Group[] {
  const byOther = new Map<string, HoursFrom[]>();
  for (const each of all) {
    const key = `${each.hours} ${each.hoursAfter} ${each.isUntimed} ${each.other}`;
    const known = byOther.get(key);
    if (known === undefined) byOther.set(key, [each]);
    else known.push(each);
  }
  const byNames = new Map<string, Group>();
  for (const list of byOther.values()) {
    const [first] = list;
    if (first === undefined) continue;
    const names = unique(list.map(({ name }) => name));
    const key = `${first.hours} ${first.hoursAfter} ${first.isUntimed} ${names.join()}`;
    const others = [...(byNames.get(key)?.others ?? []), first.other];
    const { hours, hoursAfter, isUntimed } = first;
    byNames.set(key, { names, others, hours, hoursAfter, isUntimed });
  }
  return [...byNames.values()];
}

/** One sentence per time of day. */
export function slotNote(withFood: boolean, hours: readonly HoursFrom[]): string {
  const parts = grouped(hours).map(
    (group) =>
      `keep ${andList(group.names)} ${distance(group)} ${andList(group.others)}${group.isUntimed ? whenever(group.others.length) : ''}`,
  );
  const all = [...(withFood ? ['take with food'] : []), ...parts].join('; ');
  return all === '' ? '' : `${all.charAt(0).toUpperCase()}${all.slice(1)}.`;
}
