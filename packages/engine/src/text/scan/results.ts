import type { Looking } from '../find-name.ts';
import type { NameSpan, Span } from '../spans.ts';
import { tokenBorder } from '../tokens.ts';

const MEASURED: ReadonlySet<string> = new Set(['vitamin', 'mineral', 'hormone']);

const weights: ReadonlySet<string> = new Set(['mg', 'µg', 'g', 'IU', 'units', 'ml', 'mmol', 'mEq']);

/** "5.1", "38 nmol/L": the end of a number that is not a dose; null if a weight or a form follows. */
function numberEnd(
  { names, tokens, numberAt }: Looking,
  at: number,
): { readonly value: number; readonly to: number; readonly isMeasured: boolean } | null {
  const number = numberAt(at);
  if (number === null) return null;
  const measured = names.words.prose.resultUnits.match(tokens, number.to);
  if (measured !== null) return { value: number.value, to: measured.to, isMeasured: true };
  const unit = names.words.units.match(tokens, number.to);
  if (unit !== null && weights.has(unit.value)) return null;
  const cue = names.words.phrases.match(tokens, number.to, numberAt)?.value.kind;
  if (cue !== undefined && OF_DOSES.has(cue)) return null;
  return { value: number.value, to: number.to, isMeasured: false };
}
const OF_DOSES: ReadonlySet<string> = new Set(['piece', 'frequency', 'slot', 'needed', 'meals', 'route', 'each']);

/** "Potassium was 5.1", "sodium 138", "vitamin D 38 nmol/L", "ferritin low": a test result. Returns its end. */
export function resultEnd(of: Looking, at: number, spans: readonly Span[]): number | null {
  const last = spans.at(-1);
  if (last?.kind !== 'name' || last.to !== at) return null;
  if (!isMeasured(last)) return hormoneEnd(of, at, last);
  const { names, tokens } = of;
  const { resultLinks, mayBeResult, found, tests, results } = names.words.prose;
  const link = resultLinks.match(tokens, at);
  const linked = link === null ? null : numberEnd(of, link.to);
  if (linked !== null) return linked.to;
  const adjective = found.match(tokens, at);
  if (adjective !== null && isEnd(of, adjective.to)) return adjective.to;
  const test = tests.match(tokens, at);
  if (test !== null) return test.to;
  const maybe = mayBeResult.match(tokens, at);
  const number = numberEnd(of, maybe?.to ?? at);
  // "1000 mcg/mL, inject 1 mL": the content of the bottle.
  if (number === null || names.words.takeLeads.has(tokens[number.to]?.word ?? '')) return null;
  if (isAmongResults(of, last.from) || isBehindResult(of, spans, number.value)) return number.to;
  const range = results[last.meaning.supplement?.id ?? ''];
  const isInRange = range !== undefined && number.value >= range.from && number.value <= range.to;
  // "Calcium 2", "magnesium 2 x 200 mg": a count. A result has decimals, or is too large for a count.
  if (Number.isInteger(number.value) && number.value < MOST_PIECES && !number.isMeasured) return null;
  return number.isMeasured || isInRange ? number.to : null;
}

/**
 * "B12 was 187, ferritin 12, vit D 31": a bare number after another result in the same sentence, without a word for
 * taking in between.
 */
function isBehindResult({ tokens, names }: Looking, spans: readonly Span[], value: number): boolean {
  if (value > HIGHEST) return false;
  const { takenBetween } = names.words.prose;
  for (let i = spans.length - 2; i >= Math.max(0, spans.length - NEAR); i--) {
    const { kind, from, to, ...span } = spans[i] as Span;
    const cue = tokens.slice(from, to);
    if (kind === 'stop' || kind === 'amount' || cue.some(({ word }) => takenBetween.has(word))) return false;
    const isLevel = 'cue' in span && span.cue.kind === 'level';
    if (isLevel) return cue.some((token) => token.kind === 'number');
  }
  return false;
}
const NEAR = 10;
/** A higher number is not a vitamin result without its unit. */
const HIGHEST = 250;

const MOST_PIECES = 100;

/**
 * "My blood test in May said vitamin D 84, iron 14, B12 410": results introduced by a test, up to the end of the
 * sentence. "Bloods were low so vitamin D 1000" is about what is taken.
 */
function isAmongResults({ tokens, names }: Looking, at: number): boolean {
  const { bloods, takenBetween, tells, tests } = names.words.prose;
  let isIntroduced = false;
  for (let before = at - 1; before >= Math.max(at - FAR, 0); before--) {
    const word = tokens[before]?.word ?? '';
    if (ENDS.has(word) || takenBetween.has(word)) return false;
    isIntroduced ||= tells.has(word);
    const test = tests.match(tokens, before);
    if ((test !== null && test.to - before > 1) || bloods.has(word)) return isIntroduced;
  }
  return false;
}
const FAR = 24;
const ENDS: ReadonlySet<string> = new Set(['.', '\n', ';', '!', '?']);

const isEnd = ({ tokens, names }: Looking, at: number): boolean => {
  const token = tokens[at];
  return token === undefined || tokenBorder(token) || names.words.syntax.andBut.has(token.word);
};

const isMeasured = ({ meaning, guessed }: NameSpan): boolean =>
  !guessed && meaning.supplement !== undefined && MEASURED.has(meaning.supplement.category);

/** "Testosterone level 12", "digoxin level 1.1": for what is also a medicine, "level" is required. */
function hormoneEnd(of: Looking, at: number, { meaning, guessed }: NameSpan): number | null {
  const { levels, resultLinks } = of.names.words.prose;
  // "Lithium level 0.8": the number is a measurement, but the medicine is still taken.
  if (guessed || (meaning.drug ?? meaning.drugClass ?? meaning.brand) === undefined) return null;
  if (!levels.has(of.tokens[at]?.word ?? '')) return null;
  const link = resultLinks.match(of.tokens, at);
  const came = link === null ? null : resultLinks.match(of.tokens, link.to);
  return numberEnd(of, came?.to ?? link?.to ?? at + 1)?.to ?? null;
}
