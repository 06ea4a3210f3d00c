import type { Arrangement } from '../../day/arrange.ts';
import { fit, tabletsOf } from '../../day/fit.ts';
import type { Prepared } from '../../prepare/prepare.ts';
import type { Entry } from './entry.ts';
import type { OwnEntry } from './own-entries.ts';

export interface Placed {
  readonly entries: readonly Entry[];
  readonly arrangement: Arrangement;
}

export interface Placing {
  readonly prepared: Prepared;
  readonly own: readonly OwnEntry[];
  /** Items prescribed for a time of day; none if two of them already conflict. */
  readonly fixed: readonly Entry[];
  readonly mostSlots: number;
}

/** The plan and all current supplements if possible; else the plan and whichever current ones still fit. */
export function place({ prepared, own, fixed, mostSlots }: Placing, planned: readonly Entry[]): Placed | null {
  const whole = [...planned, ...own.map(({ stated }) => stated)];
  const all = fit(prepared, whole, mostSlots);
  if (all !== null) return { entries: whole, arrangement: all };
  const sure = [...planned, ...fixed];
  const alone = fit(prepared, sure, mostSlots);
  if (alone === null) return null;
  let placed: Placed = { entries: sure, arrangement: alone };
  for (const tablet of tabletsOf(own, ({ free }) => free)) {
    if (tablet.some(({ stated }) => fixed.includes(stated))) continue;
    const tries = [({ stated }: OwnEntry) => stated, ({ free }: OwnEntry) => free, ({ anyTime }: OwnEntry) => anyTime];
    // Three times a day may fit twice, which is better than not at all.
    const most = Math.min(...tablet.map(({ fewer }) => fewer.length));
    const less = Array.from(
      { length: most },
      (_, i) =>
        ({ fewer, anyTime }: OwnEntry) =>
          fewer[i] ?? anyTime,
    );
    for (const parts of [...tries, ...less].map((entryOf) => tablet.map(entryOf))) {
      const entries = [...placed.entries, ...parts];
      const arrangement = fit(prepared, entries, mostSlots);
      if (arrangement === null) continue;
      placed = { entries, arrangement };
      break;
    }
  }
  return placed;
}
