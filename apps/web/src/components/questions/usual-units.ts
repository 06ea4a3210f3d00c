import { type LabsQuestion, questions } from '@evidose/contract';

export type BodyUnits = 'metric' | 'us';
export type LabUnit = 'stored' | 'alternative';

/** Regions that use pounds and conventional lab units. */
const US_REGIONS: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'LR']);

/** The region of the browser's first language, or none. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

export function labUnitsIn(
  system: 'international' | 'us',
  { labs }: Pick<LabsQuestion, 'labs'>,
): Record<string, LabUnit> {
  return Object.fromEntries(
    Object.entries(labs).map(([id, lab]) => [
      id,
      system === 'us' && lab.alternative?.system === 'us' ? 'alternative' : 'stored',
    ]),
  );
}

interface UsualUnits {
  readonly bodyUnits: BodyUnits;
  readonly labUnits: Readonly<Record<string, LabUnit>>;
}

/** Units a person in this region is likely to use; a switch next to each field changes them. */
export function usualUnits(language: string = navigator.language): UsualUnits {
  const isUs = US_REGIONS.has(regionOf(language) ?? '');
  return isUs
    ? { bodyUnits: 'us', labUnits: labUnitsIn('us', questions.labResults) }
    : { bodyUnits: 'metric', labUnits: {} };
}
