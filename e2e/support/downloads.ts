import { readFileSync } from 'node:fs';
import { SuggestedBatch } from '@evidose/contract';
import { expect, type Page } from '@playwright/test';
import PDFParser from 'pdf2json';

interface Expected {
  /** Of the newest batch. */
  readonly names: readonly string[];
  readonly email: string;
  /** On the person's list: what the calendar reminds of. */
  readonly listed: readonly string[];
}

async function saved(page: Page, label: string, ending: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: label }).click()]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^evidose-\\S+\\${ending}$`));
  return readFileSync(await file.path());
}

async function pdfText(content: Buffer): Promise<string> {
  const parser = new PDFParser(null, true);
  await new Promise((resolve, reject) => {
    parser.on('pdfParser_dataReady', resolve);
    parser.on('pdfParser_dataError', reject);
    parser.parseBuffer(content, 0);
  });
  return parser.getRawTextContent().replaceAll(/\s+/g, ' ');
}

/** Downloads every format from the plan and checks that each contains every supplement. */
export async function expectExports(page: Page, { names, email, listed }: Expected): Promise<void> {
  expect(names.length).toBeGreaterThan(0);
  const pdf = await pdfText(await saved(page, 'PDF for my doctor', '.pdf'));
  for (const part of ['Ada Lovelace', 'not intended to diagnose', ...names]) expect(pdf).toContain(part);

  // Calendars fold long lines; unfold before reading.
  const calendar = (await saved(page, 'Calendar with reminders', '.ics')).toString().replaceAll(/\r\n[ \t]/g, '');
  const events = calendar.split('BEGIN:VEVENT').slice(1);
  const standing = events.filter((event) => !event.includes('STATUS:CANCELLED'));
  expect(standing.every((event) => event.includes('TRIGGER:PT0S'))).toBe(true);
  const daily = events.filter((event) => event.includes('RRULE:FREQ=DAILY')).join();
  for (const name of listed) expect(daily).toContain(name);

  const table = (await saved(page, 'Table (CSV)', '.csv')).toString().trimEnd().split('\r\n');
  expect(table.map((line) => line.split('","')[0])).toEqual(['\uFEFF"Supplement', ...names.map((name) => `"${name}`)]);

  const batch = SuggestedBatch.parse(JSON.parse((await saved(page, 'Data (JSON)', '.json')).toString()));
  expect(batch.supplements.map(({ name }) => name)).toEqual(names);

  const bundle = JSON.parse((await saved(page, 'Health record (FHIR)', '.fhir.json')).toString());
  const resources: Record<string, unknown>[] = bundle.entry.map(({ resource }: { resource: object }) => resource);
  expect(resources[0]).toMatchObject({
    resourceType: 'Patient',
    name: [{ family: 'Lovelace', given: ['Ada'] }],
    telecom: [{ system: 'email', value: email }],
  });
  const orders = JSON.stringify(resources.filter(({ resourceType }) => resourceType === 'NutritionOrder'));
  for (const name of names) expect(orders).toContain(name);
}
