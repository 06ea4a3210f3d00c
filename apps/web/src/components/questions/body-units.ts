import type { BodyUnits } from './usual-units.ts';

/** One switch for both: people who use feet use pounds. */
export const BODY_UNITS = {
  height: { metric: 'cm', us: 'ft and in' },
  weight: { metric: 'kg', us: 'lb' },
} as const satisfies Record<string, Record<BodyUnits, string>>;
