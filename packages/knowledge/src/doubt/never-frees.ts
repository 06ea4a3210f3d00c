import { type Answers, type Recommendation, validateQuestionnaire } from '@evidose/contract';
import { type Prepared, readDoubted, recommend, whyNotAll } from '@evidose/engine';

export type DoubtedList = 'medicines' | 'supplements';

const FIELDS = {
  medicines: ['prescriptionMeds', 'prescriptionMedsList'],
  supplements: ['otcSupplements', 'otcSupplementsList'],
} as const;

/** A text with one doubt resolved, and the wording of that choice. */
export interface Settled {
  readonly text: string;
  readonly says: string;
}

/** Every text that one tap makes of this one. */
export function settledTexts(prepared: Prepared, list: DoubtedList, text: string): readonly Settled[] {
  return readDoubted(prepared, list, text).entries.flatMap(({ entry, medicine, current: [first] }) => {
    const { readings = [] } = medicine?.doubt ?? first?.doubt ?? {};
    return readings.map(({ line, says }) => ({
      text: text.slice(0, entry.from) + line + text.slice(entry.to),
      says: `${entry.text}: ${says}`,
    }));
  });
}

export function answersWith(base: Readonly<Record<string, unknown>>, list: DoubtedList, text: string): Answers {
  const [asked, field] = FIELDS[list];
  const checked = validateQuestionnaire({ ...base, [asked]: 'yes', [field]: text });
  if (!checked.ok) throw new Error(`${checked.failure.field}: ${checked.failure.message}`);
  return checked.answers;
}

/** Tolerance for rounding. */
const SLACK = 1.001;

/** For each nutrient that the open plan adds: whether that much fits beside what the resolved answer counts. */
function overLimit(open: Recommendation, settled: Recommendation): string[] {
  return open.nutrientTotals.flatMap(({ nutrient, upperLimit, fromPlan }) => {
    const own = settled.nutrientTotals.find((each) => each.nutrient === nutrient)?.fromCurrent ?? 0;
    const isOver = fromPlan > 0 && upperLimit !== null && own + fromPlan > upperLimit * SLACK;
    return isOver ? [`${fromPlan} of ${nutrient} beside ${own} is over ${upperLimit}`] : [];
  });
}

/** What an open doubt allows but one of its offered readings forbids. */
export function freedBy(
  prepared: Prepared,
  base: Readonly<Record<string, unknown>>,
  { list, text }: { readonly list: DoubtedList; readonly text: string },
): string[] {
  const settled = settledTexts(prepared, list, text);
  if (settled.length === 0) return [];
  const asWritten = answersWith(base, list, text);
  const open = recommend(prepared, asWritten);
  const openAgainst = whyNotAll(prepared, asWritten);
  return settled.flatMap(({ text: changed, says }) => {
    const answers = answersWith(base, list, changed);
    const against = whyNotAll(prepared, answers);
    const forbidden = open.supplements.flatMap(({ id }) => {
      // A reason that exists either way and yields to a need has nothing to do with the doubt.
      const known = new Set(openAgainst.get(id)?.map(({ kind }) => kind));
      const others = (against.get(id) ?? []).filter(({ kind }) => !known.has(kind));
      return others.map(({ kind, message }) => `${id}: ${kind}, ${message}`);
    });
    const over = open.supplements.length === 0 ? [] : overLimit(open, recommend(prepared, answers));
    return [...forbidden, ...over].map((fault) => `“${text}” as “${says}”: ${fault}`);
  });
}
