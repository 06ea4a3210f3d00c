import { doseText, slotTexts } from '@evidose/contract';
import type { Plan } from '../letter/plan.ts';

const HEADINGS = [
  'Supplement',
  'Dose',
  'Form',
  'When',
  'With food',
  'Evidence',
  'Why',
  'Watch',
  'US dollars a month',
  'Ordered',
  'Sources',
] as const;

/** A cell that starts like a formula would be run by a spreadsheet: an apostrophe in front makes it text. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

const row = (values: readonly string[]) => `${values.map(cell).join(',')}\r\n`;

export function planAsCsv({ batch, sourceTitle }: Plan): string {
  const rows = batch.supplements.map((item) =>
    row([
      item.name,
      doseText(item.dose),
      item.form.label,
      item.timing.slot.map((slot) => slotTexts[slot]).join('; '),
      item.timing.withFood ? 'yes' : 'no',
      item.evidence,
      item.reasons.map(({ message }) => message).join(' '),
      [...item.cautions, ...item.interactions].map(({ message }) => message).join(' '),
      item.monthlyCost.toFixed(2),
      item.ordered === true ? 'yes' : 'no',
      [...new Set(item.reasons.flatMap(({ sources }) => sources))].map(sourceTitle).join('; '),
    ]),
  );
  // The mark tells spreadsheets that the file is UTF-8; without it they misread µg.
  return `\uFEFF${row(HEADINGS)}${rows.join('')}`;
}
