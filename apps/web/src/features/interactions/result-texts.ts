import {
  type CheckedPair,
  dailyDoseText,
  type InteractionCheck,
  type Recognised,
  ROUTE_WORDS,
} from '@evidose/contract';

/** How many conflicts out of how many pairs. We never say "safe". */
export function countText({ pairs, medicinePairs, medicines, pairsChecked, unchecked }: InteractionCheck): string {
  const conflicts = pairs.length + medicinePairs.length;
  if (conflicts > 0) return conflicts === 1 ? '1 conflict to know about' : `${conflicts} conflicts to know about`;
  if (pairsChecked === 0 && unchecked.length > 0) return 'We couldn’t check these';
  if (pairsChecked === 0) return medicines.length > 1 ? 'None of the pairs that we look for' : 'Nothing to compare yet';
  return pairsChecked === 1
    ? 'No known conflict in the 1 pair we checked'
    : `No known conflict in the ${pairsChecked} pairs we checked`;
}

export interface UnderstoodLine {
  readonly text: string;
  readonly meaning: string;
}

/** As written: a gel is not a tablet. */
const wayText = (route: Recognised['route']): string =>
  route === null || route === 'oral' ? '' : `, ${ROUTE_WORDS[route]}`;

/** Each name as typed and as understood, so that a wrong guess is visible. */
export function understoodLines({ medicines, supplements }: InteractionCheck): UnderstoodLine[] {
  const known = (text: string, name: string, guessed: boolean): string => {
    if (guessed) return `read as ${name}. Is that right?`;
    return text.toLowerCase() === name.toLowerCase() ? 'understood' : `understood as ${name}`;
  };
  return [
    ...medicines.map(({ text, id, name, guessed, ingredients, route }) => ({
      text,
      meaning:
        id === null
          ? 'not recognized, so not checked'
          : `${known(text, name, guessed)}${ingredients.length > 1 ? ` (${ingredients.join(', ')})` : ''}${wayText(route)}`,
    })),
    ...supplements.map(({ text, id, name, guessed, dose }) => ({
      text,
      meaning:
        id === null
          ? 'not recognized, so not checked'
          : `${known(text, name, guessed)}${dose === null || dose.assumed ? '' : `, ${dailyDoseText(dose, name)} a day`}`,
    })),
  ];
}

const GRAVEST_FIRST: readonly CheckedPair['severity'][] = ['contraindicated', 'major', 'moderate', 'minor'];

/** One finding per pair, the most severe. */
export function gravestOfEachPair(pairs: readonly CheckedPair[]): CheckedPair[] {
  const byPair = new Map<string, CheckedPair>();
  for (const pair of pairs) {
    const key = [pair.supplement.id, pair.with.id ?? pair.with.name].sort().join(' ');
    const known = byPair.get(key);
    const isGraver =
      known === undefined || GRAVEST_FIRST.indexOf(pair.severity) < GRAVEST_FIRST.indexOf(known.severity);
    if (isGraver) byPair.set(key, pair);
  }
  return [...byPair.values()].sort((a, b) => GRAVEST_FIRST.indexOf(a.severity) - GRAVEST_FIRST.indexOf(b.severity));
}
