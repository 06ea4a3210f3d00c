import type { IntakeRow } from '@evidose/contract';
import type { Band, Nutrient } from '@evidose/engine';

const AGES = ['19_30', '31_50', '51_70', '71_plus'] as const;
const FERTILE_AGES = ['19_30', '31_50'] as const;
type Age = (typeof AGES)[number];
const FROM: Readonly<Record<Age, string>> = { '19_30': '19', '31_50': '31', '51_70': '51', '71_plus': '71' };
const TO: Readonly<Record<Age, string | null>> = { '19_30': '30', '31_50': '50', '51_70': '70', '71_plus': null };

interface Run {
  readonly from: Age;
  to: Age;
  readonly target: number | null;
  readonly upperLimit: number | null;
}

/** Merges adjacent age bands with the same values. */
function runsOf({ targets, upperLimits }: Nutrient, group: string, ages: readonly Age[]): Run[] {
  const runs: Run[] = [];
  for (const age of ages) {
    const band = `${group}_${age}` as Band;
    const target = targets[band] ?? null;
    const upperLimit = upperLimits[band] ?? null;
    const last = runs.at(-1);
    if (last !== undefined && last.target === target && last.upperLimit === upperLimit) last.to = age;
    else runs.push({ from: age, to: age, target, upperLimit });
  }
  return runs;
}

function rowsOf(runs: readonly Run[], who: string, ages: readonly Age[]): IntakeRow[] {
  return runs.map(({ from, to, target, upperLimit }) => {
    const end = TO[to];
    const range = end === null ? `${FROM[from]} and over` : `${FROM[from]} to ${end}`;
    const isWhole = from === ages[0] && to === ages.at(-1);
    return { who: isWhole ? who : `${who} ${range}`, target, upperLimit };
  });
}

/** Targets and limits of adults, pregnancy and breastfeeding, in as few lines as possible. */
export function intakeRows(nutrient: Nutrient): IntakeRow[] {
  const men = runsOf(nutrient, 'male', AGES);
  const women = runsOf(nutrient, 'female', AGES);
  const isSame = JSON.stringify(men) === JSON.stringify(women);
  const adults = isSame ? rowsOf(men, 'Adults', AGES) : [...rowsOf(women, 'Women', AGES), ...rowsOf(men, 'Men', AGES)];
  const rows = [
    ...adults,
    ...rowsOf(runsOf(nutrient, 'pregnancy', FERTILE_AGES), 'Pregnant', FERTILE_AGES),
    ...rowsOf(runsOf(nutrient, 'lactation', FERTILE_AGES), 'Breastfeeding', FERTILE_AGES),
  ];
  return rows.filter(({ target, upperLimit }) => target !== null || upperLimit !== null);
}
