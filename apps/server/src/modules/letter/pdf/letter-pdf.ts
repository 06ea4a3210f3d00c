import {
  DISCLAIMER,
  evidenceTexts,
  type Letter,
  type LetterSupplement,
  letterAction,
  letterTexts,
  severityTexts,
  sourceMarks,
  standingTexts,
} from '@evidose/contract';
import type { Span } from './lines.ts';
import { ACCENT, FAINT, lineHeight, Sheet, SMALLEST } from './sheet.ts';

const bold = (text: string): Span => ({ text, weight: 'bold' });
const plain = (text: string): Span => ({ text });

const HEADING = SMALLEST + 1.5;
const VIEW_WIDTH = 42;
const NAME_WIDTH = 122;
const GAP = 8;

function heading(sheet: Sheet, text: string): void {
  // Keeps a heading with the first lines below it.
  sheet.need(lineHeight(HEADING) + 3 * lineHeight(SMALLEST));
  sheet.skip(5);
  sheet.paragraph('H2', [bold(text)], { size: HEADING, colour: ACCENT });
}

function head(sheet: Sheet, letter: Letter): void {
  sheet.paragraph('H1', [bold(letterTexts.title)], { size: 15, colour: ACCENT });
  sheet.paragraph('P', [bold(letter.name), plain(` · plan of ${letter.planMadeOn} · letter of ${letter.madeOn}`)]);
  sheet.paragraph('P', [plain(letterTexts.origin)], { colour: FAINT });
  if (letter.answersChangedOn !== null) sheet.paragraph('P', [bold(letterTexts.stale(letter.answersChangedOn))]);
  sheet.skip(3);
  sheet.paragraph(
    'P',
    letter.facts.flatMap(({ label, value }, index) => [bold(`${index === 0 ? '' : ' · '}${label}: `), plain(value)]),
  );
}

function alerts(sheet: Sheet, rows: Letter['alerts']): void {
  if (rows.length === 0) return;
  heading(sheet, letterTexts.alerts);
  for (const { severity, title, message, sources } of rows) {
    const mark = severity === 'urgent' ? 'URGENT. ' : '';
    sheet.paragraph('P', [bold(`${mark}${title}. `), plain(`${message}${sourceMarks(sources)}`)]);
  }
}

function medicines(sheet: Sheet, rows: Letter['medicines']): void {
  heading(sheet, letterTexts.medicines);
  if (rows.length === 0) sheet.paragraph('P', [plain(letterTexts.noMedicines)]);
  sheet.columns(
    rows.map(({ written, read, ingredients, details }) => {
      const meant = read === null ? ': not recognized, not checked' : `: ${read}`;
      const holds = ingredients.length === 0 ? '' : ` (${ingredients.join(' + ')})`;
      return [bold(`“${written}”`), plain(`${meant}${holds}; ${details.join(', ')}`)];
    }),
  );
}

function labs(sheet: Sheet, { labs: rows, labsWhen }: Letter): void {
  heading(sheet, letterTexts.labs);
  const values = rows.map(({ name, value }) => `${name} ${value}`).join(' · ');
  sheet.paragraph('P', [
    plain(rows.length === 0 ? letterTexts.noLabs : values),
    plain(labsWhen === null ? '' : ` (${labsWhen})`),
  ]);
}

/** Each statement starts a new line. */
function findings(item: LetterSupplement): Span[][] {
  const said = ({ message, sources }: { message: string; sources: readonly number[] }) =>
    `${message}${sourceMarks(sources)}`;
  return [
    ...(item.verdict === null ? [] : [[bold(`${item.verdict}. `), plain(item.cautions.map(said).join(' '))]]),
    ...item.why.map((reason, index) => [bold(index === 0 ? 'Why: ' : ''), plain(said(reason))]),
    ...(item.verdict === null ? item.cautions.map((caution) => [bold('Caution: '), plain(said(caution))]) : []),
    ...item.interactions.map((row) => [
      bold(`${severityTexts[row.severity]}, with ${row.with}: ${letterAction(row)}. `),
      plain(said(row)),
    ]),
  ];
}

function supplements(sheet: Sheet, rows: Letter['supplements']): void {
  heading(sheet, letterTexts.supplements);
  if (rows.length === 0) {
    sheet.paragraph('P', [plain(letterTexts.noSupplements)]);
    return;
  }
  const middle = sheet.width - NAME_WIDTH - VIEW_WIDTH;
  const columns = (cells: readonly [Span[][], Span[][], Span[][]]) =>
    cells.map((cell, index) => {
      const width = [NAME_WIDTH, middle, VIEW_WIDTH][index] ?? 0;
      return { width, lines: cell.flatMap((spans) => sheet.linesOf(spans, index === 2 ? width : width - GAP)) };
    });
  const { supplement, findings: found, view } = letterTexts.columns;
  sheet.row(columns([[[bold(supplement)]], [[bold(found)]], [[bold(view)]]]), true);
  for (const item of rows) {
    const name: Span[][] = [
      [bold(item.name)],
      [plain(item.dose)],
      [plain(item.details.join(', '))],
      [plain(standingTexts[item.standing])],
      ...(item.written === null || item.written === item.name ? [] : [[plain(`written: “${item.written}”`)]]),
      ...(item.evidence === null ? [] : [[plain(`${evidenceTexts[item.evidence].title} (${item.evidence})`)]]),
    ];
    sheet.row(columns([name, findings(item), [[plain(letterTexts.fine)], [plain(letterTexts.notFine)]]]));
  }
}

function list(sheet: Sheet, title: string, lines: readonly (readonly Span[])[]): void {
  if (lines.length === 0) return;
  heading(sheet, title);
  for (const spans of lines) sheet.paragraph('P', spans);
}

function sourceText({ title, publisher, year }: Letter['sources'][number]): string {
  return [
    title,
    ...(publisher === '' || title.includes(publisher) ? [] : [publisher]),
    ...(year === null ? [] : [year]),
  ].join(', ');
}

export async function letterAsPdf(letter: Letter): Promise<{ pages: number; content: Buffer }> {
  const sheet = new Sheet(letterTexts.title, new Date(`${letter.madeOn}T00:00:00Z`));
  head(sheet, letter);
  alerts(sheet, letter.alerts);
  medicines(sheet, letter.medicines);
  labs(sheet, letter);
  supplements(sheet, letter.supplements);
  list(
    sheet,
    letterTexts.notRecognised,
    letter.notRecognised.length === 0 ? [] : [[plain(letter.notRecognised.join(' · '))]],
  );
  list(sheet, letterTexts.notChecked, [[plain(letter.notChecked.join(' '))]]);
  list(
    sheet,
    letterTexts.tests,
    letter.tests.map(({ name, message, sources }) => [bold(`${name}: `), plain(`${message}${sourceMarks(sources)}`)]),
  );
  list(
    sheet,
    letterTexts.leftOut,
    letter.leftOut.map(({ because, names }) => [bold(`${because}: `), plain(names.join(', '))]),
  );
  list(
    sheet,
    letterTexts.sources,
    letter.sources.length === 0
      ? []
      : [letter.sources.flatMap((source) => [bold(`[${source.number}] `), plain(`${sourceText(source)}. `)])],
  );
  sheet.skip(5);
  sheet.paragraph('P', [plain(DISCLAIMER)], { colour: FAINT });
  return sheet.finish((page, pages) => `Page ${page} of ${pages} · ${letter.name}`);
}
