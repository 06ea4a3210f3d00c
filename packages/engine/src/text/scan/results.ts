import type { Looking } from '../find-name.ts';
import type { Span } from '../spans.ts';
import { isBorder } from '../tokens.ts';

const MEASURED: ReadonlySet<string> = new Set(['vitamin', 'mineral', 'hormone']);
const WEIGHTS: ReadonlySet<string> = new Set(['mg', 'µg', 'g', 'IU', 'units', 'ml', 'mmol', 'mEq']);
const OF_DOSES: ReadonlySet<string> = new Set(['piece', 'frequency', 'slot', 'needed', 'meals', 'route', 'each']);
const ENDS: ReadonlySet<string> = new Set(['.', '\n', ';', '!', '?']);
/** A higher number is not a vitamin result without its unit. */
const HIGHEST = 250;
/** A result has decimals, or is too large for a count: "calcium 2", "magnesium 2 x 200 mg". */
const MOST_PIECES = 100;
const FAR = 24;
const NEAR = 10;

interface Result {
  readonly value: number;
  readonly to: number;
  /** In the unit of a blood test. */
  readonly isMeasured: boolean;
}

/** "5.1", "38 nmol/L": a number that is not a dose; null if a weight or a form follows. */
function resultAt({ names, tokens, numberAt }: Looking, at: number): Result | null {
  const number = numberAt(at);
  if (number === null) return null;
  const measured = names.words.prose.resultUnits.match(tokens, number.to);
  if (measured !== null) return { value: number.value, to: measured.to, isMeasured: true };
  const unit = names.words.units.match(tokens, number.to);
  const cue = names.words.phrases.match(tokens, number.to, numberAt)?.value.kind ?? '';
  if ((unit !== null && WEIGHTS.has(unit.value)) || OF_DOSES.has(cue)) return null;
  return { value: number.value, to: number.to, isMeasured: false };
}

/** "Potassium was 5.1", "sodium 138", "vitamin D 38 nmol/L", "ferritin low": a test result. Returns its end. */
export function resultEnd(of: Looking, at: number, spans: readonly Span[]): number | null {
  const last = spans.at(-1);
  if (last?.kind !== 'name' || last.to !== at || last.guessed) return null;
  const { names, tokens } = of;
  const { resultLinks, mayBeResult, found, tests, results, levels } = names.words.prose;
  const { supplement, drug, drugClass, brand } = last.meaning;
  if (!MEASURED.has(supplement?.category ?? '')) {
    // "Lithium level 0.8": the number is a measurement, but the medicine is still taken.
    const isLevel = (drug ?? drugClass ?? brand) !== undefined && levels.has(tokens[at]?.word ?? '');
    const link = resultLinks.match(tokens, at)?.to ?? at + 1;
    return isLevel ? (resultAt(of, resultLinks.match(tokens, link)?.to ?? link)?.to ?? null) : null;
  }
  const link = resultLinks.match(tokens, at);
  const linked = link === null ? null : resultAt(of, link.to);
  if (linked !== null) return linked.to;
  const adjective = found.match(tokens, at);
  if (adjective !== null && isEnd(of, adjective.to)) return adjective.to;
  const test = tests.match(tokens, at);
  if (test !== null) return test.to;
  const number = resultAt(of, mayBeResult.match(tokens, at)?.to ?? at);
  // "1000 mcg/mL, inject 1 mL": the content of the bottle.
  if (number === null || names.words.takeLeads.has(tokens[number.to]?.word ?? '')) return null;
  if (isAmongResults(of, spans, number.value)) return number.to;
  const range = results[supplement?.id ?? ''];
  const isInRange = range !== undefined && number.value >= range.from && number.value <= range.to;
  if (Number.isInteger(number.value) && number.value < MOST_PIECES && !number.isMeasured) return null;
  return number.isMeasured || isInRange ? number.to : null;
}

/** "My blood test said vitamin D 84, iron 14": behind a test, up to the end of the sentence or a word of taking. */
function isAmongResults({ tokens, names }: Looking, spans: readonly Span[], value: number): boolean {
  const { bloods, takenBetween, tells, tests } = names.words.prose;
  const { from } = spans.at(-1) as Span;
  const near = spans.slice(-NEAR).findLast((span) => span.kind === 'cue' && span.cue.kind === 'level');
  const isResult = tokens.slice(near?.from, near?.to).some(({ kind }) => kind === 'number');
  let isIntroduced = false;
  for (let before = from - 1; before >= Math.max(from - FAR, 0); before--) {
    const word = tokens[before]?.word ?? '';
    if (ENDS.has(word) || takenBetween.has(word)) return false;
    if (before === near?.from && isResult && value <= HIGHEST) return true;
    isIntroduced ||= tells.has(word);
    const test = tests.match(tokens, before);
    if ((test !== null && test.to - before > 1) || bloods.has(word)) return isIntroduced;
  }
  return false;
}

const isEnd = ({ tokens, names }: Looking, at: number): boolean =>
  isBorder(tokens[at]) || names.words.syntax.andBut.has(tokens[at]?.word ?? '');
