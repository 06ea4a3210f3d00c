import { type LabValue, type ListChange, type PartialAnswers, TAKEN_ON } from '@evidose/contract';

/** What a check-in changes in the answers: a partial update, merged like any other. */

interface Reported {
  readonly labs: readonly LabValue[];
  readonly labsTakenOn: string | null;
  readonly changes: readonly ListChange[];
}

const FIELDS = {
  medicine: { asked: 'prescriptionMeds', list: 'prescriptionMedsList' },
  supplement: { asked: 'otcSupplements', list: 'otcSupplementsList' },
} as const;

const SEPARATOR = /([,;\n])/;
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Entries at even indexes, separators at odd ones. */
function without(text: string, line: string): string {
  const parts = text.split(SEPARATOR);
  const at = parts.findIndex((part, index) => index % 2 === 0 && isSame(part, line));
  if (at >= 0) {
    parts.splice(at === 0 ? 0 : at - 1, 2);
    return parts.join('').trim();
  }
  // An entry with a comma in it.
  const from = text.toLowerCase().indexOf(line.toLowerCase());
  if (from < 0) return text;
  const [before, after] = [text.slice(0, from), text.slice(from + line.length)];
  const isWhole = /(^|[,;\n])\s*$/.test(before) && /^\s*([,;\n]|$)/.test(after);
  return isWhole ? `${before.replace(/[,;\n]\s*$/, '')}${after}`.replace(/^\s*[,;\n]\s*/, '').trim() : text;
}

function withLine(text: string, line: string): string {
  if (text.split(/[\n;]/).some((part) => isSame(part, line))) return text;
  return text.split(SEPARATOR).some((part) => isSame(part, line)) ? text : `${text.trimEnd()}\n${line}`.trimStart();
}

function listChange(stored: PartialAnswers, changes: readonly ListChange[], kind: ListChange['list']) {
  const own = changes.filter(({ list }) => list === kind);
  if (own.length === 0) return {};
  const { asked, list } = FIELDS[kind];
  const before = stored[asked] === 'yes' ? (stored[list] ?? '') : '';
  const after = own.reduce(
    (text, { change, line }) => (change === 'started' ? withLine(text, line) : without(text, line)),
    before,
  );
  // "Yes" without a list is treated cautiously; removing a line that was never there must not undo that.
  if (after === before) return {};
  return after === '' ? { [asked]: 'no' } : { [asked]: 'yes', [list]: after };
}

/** A newer value of the same test stays. */
function labChange(stored: PartialAnswers, { labs, labsTakenOn }: Reported) {
  if (labs.length === 0) return {};
  const known: Readonly<Record<string, unknown>> = stored.labResults ?? {};
  const knownDay = stored.labResults?.[TAKEN_ON];
  const isOlder = labsTakenOn !== null && knownDay !== undefined && labsTakenOn < knownDay;
  const counted = labs.filter(({ lab }) => !(isOlder && known[lab] !== undefined));
  if (counted.length === 0) return {};
  const values = Object.fromEntries(counted.map(({ lab, value }) => [lab, value]));
  const day = isOlder || labsTakenOn === null ? {} : { [TAKEN_ON]: labsTakenOn };
  return { shareTestResults: 'yes', labResults: { ...values, ...day } };
}

export const answerChange = (stored: PartialAnswers, reported: Reported): Readonly<Record<string, unknown>> => ({
  ...labChange(stored, reported),
  ...listChange(stored, reported.changes, 'medicine'),
  ...listChange(stored, reported.changes, 'supplement'),
});
