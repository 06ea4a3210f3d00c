import { type LabsQuestion, questions } from '@evidose/contract';

export type BodyUnits = 'metric' | 'us';
export type LabUnit = 'stored' | 'alternative';

/** Where people weigh in pounds, and laboratories print conventional units. */
const US_REGIONS: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'LR']);

/** The region of the browser's first language; without one nothing is guessed. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

/** By test, the unit that a report of this kind carries. */
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

/** What a person in this region is likely to type in. The switch beside each field says so, and changes it. */
export function usualUnits(language: string = navigator.language): UsualUnits {
  const isUs = US_REGIONS.has(regionOf(language) ?? '');
  return isUs
    ? { bodyUnits: 'us', labUnits: labUnitsIn('us', questions.labResults) }
    : { bodyUnits: 'metric', labUnits: {} };
}
