import { MICROGRAMS } from '../../measures.ts';

/** In another unit; undefined if not comparable. */
export function inUnit(value: number, unit: string | null, wanted: string | null): number | undefined {
  if (unit === wanted) return value;
  const from = MICROGRAMS[unit ?? ''];
  const to = MICROGRAMS[wanted ?? ''];
  return from === undefined || to === undefined ? undefined : (value * from) / to;
}
