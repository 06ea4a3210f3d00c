import { type Answers, type Recommendation, validateQuestionnaire } from '@evidose/contract';
import { type Prepared, readDoubted, recommend, whyNotAll } from '@evidose/engine';

export type DoubtedList = 'medicines' | 'supplements';

const FIELDS = {
  medicines: ['prescriptionMeds', 'prescriptionMedsList'],
  supplements: ['otcSupplements', 'otcSupplementsList'],
} as const;

/** A text with one doubt resolved, and the wording of that choice. */
interface Settled {
  readonly text: string;
  readonly says: string;
}

/** Every text that one tap makes of this one. */
function settledTexts(prepared: Prepared, list: DoubtedList, text: string): readonly Settled[] {
  return readDoubted(prepared, list, text).entries.flatMap(({ entry, medicine, current: [first] }) => {
    const { readings = [] } = medicine?.doubt ?? first?.doubt ?? {};
    return readings.map(({ line, says }) => ({
      text: text.slice(0, entry.from) + line + text.slice(entry.to),
      says: `${entry.text}: ${says}`,
    }));
  });
}

function answersWith(base: Readonly<Record<string, unknown>>, list: DoubtedList, text: string): Answers {
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

/** How many resolutions one tap offers, and what the open doubt allows although one of them forbids it. */
interface Freed {
  readonly settled: number;
  readonly faults: readonly string[];
}

export function freedBy(
  prepared: Prepared,
  base: Readonly<Record<string, unknown>>,
  { list, text }: { readonly list: DoubtedList; readonly text: string },
): Freed {
  const settled = settledTexts(prepared, list, text);
  if (settled.length === 0) return { settled: 0, faults: [] };
  const asWritten = answersWith(base, list, text);
  const open = recommend(prepared, asWritten);
  // A plan without suggestions allows nothing.
  if (open.supplements.length === 0) return { settled: settled.length, faults: [] };
  let openAgainst: ReturnType<typeof whyNotAll> | undefined;
  const faults = settled.flatMap(({ text: changed, says }) => {
    const answers = answersWith(base, list, changed);
    const against = whyNotAll(prepared, answers);
    const forbidden = open.supplements.flatMap(({ id }) => {
      const findings = against.get(id) ?? [];
      if (findings.length === 0) return [];
      // A reason that exists either way and yields to a need has nothing to do with the doubt.
      openAgainst ??= whyNotAll(prepared, asWritten);
      const known = new Set(openAgainst.get(id)?.map(({ kind }) => kind));
      const others = findings.filter(({ kind }) => !known.has(kind));
      return others.map(({ kind, message }) => `${id}: ${kind}, ${message}`);
    });
    const over = overLimit(open, recommend(prepared, answers));
    return [...forbidden, ...over].map((fault) => `“${text}” as “${says}”: ${fault}`);
  });
  return { settled: settled.length, faults };
}
