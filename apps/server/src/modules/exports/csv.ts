import { doseText, letterAction, type SuggestedBatch, severityTexts, slotTexts } from '@evidose/contract';
import type { Plan } from '../letter/index.ts';

type Item = SuggestedBatch['supplements'][number];

/** Heading and cell of a column together, so that they cannot drift apart. */
const COLUMNS: readonly { readonly heading: string; readonly cell: (item: Item, plan: Plan) => string }[] = [
  { heading: 'Supplement', cell: ({ name }) => name },
  { heading: 'Dose', cell: ({ name, dose }) => doseText(dose, name) },
  { heading: 'Form', cell: ({ form }) => form.label },
  { heading: 'When', cell: ({ timing }) => timing.slot.map((slot) => slotTexts[slot]).join('; ') },
  { heading: 'With food', cell: ({ timing }) => (timing.withFood ? 'yes' : 'no') },
  { heading: 'At most (weeks)', cell: ({ id }, { atMostWeeks }) => String(atMostWeeks(id) ?? '') },
  { heading: 'Evidence', cell: ({ evidence }) => evidence },
  { heading: 'Why', cell: ({ reasons }) => reasons.map(({ message }) => message).join(' ') },
  {
    heading: 'Cautions',
    cell: ({ cautions, timing }) =>
      [...cautions.map(({ message }) => message), ...(timing.note === undefined ? [] : [timing.note])].join(' '),
  },
  {
    heading: 'Interactions',
    cell: ({ interactions }) =>
      interactions
        .map((row) => `${row.with} (${severityTexts[row.severity]}, ${letterAction(row)}): ${row.message}`)
        .join(' '),
  },
  { heading: 'US dollars a month', cell: ({ monthlyCost }) => monthlyCost.toFixed(2) },
  { heading: 'Chosen', cell: ({ id }, { chosen }) => (chosen.some((entry) => entry.id === id) ? 'yes' : 'no') },
  { heading: 'Ordered', cell: ({ ordered }) => (ordered === true ? 'yes' : 'no') },
  {
    heading: 'Sources',
    cell: ({ reasons, cautions, interactions }, { sourceTitle }) =>
      [...new Set([...reasons, ...cautions, ...interactions].flatMap(({ sources }) => sources))]
        .map(sourceTitle)
        .join('; '),
  },
];

/**
 * A cell that looks like a formula would be executed by a spreadsheet, some of which also accept full-width characters:
 * a leading apostrophe makes it text.
 */
function quoted(value: string): string {
  const text = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

const row = (values: readonly string[]) => `${values.map(quoted).join(',')}\r\n`;

export function planAsCsv(plan: Plan): string {
  const rows = plan.batch.supplements.map((item) => row(COLUMNS.map(({ cell }) => cell(item, plan))));
  // The byte order mark tells spreadsheets that the file is UTF-8; without it they misread µg.
  return `\uFEFF${row(COLUMNS.map(({ heading }) => heading))}${rows.join('')}`;
}
