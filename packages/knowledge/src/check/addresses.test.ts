import { describe, expect, test } from 'vitest';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { addresses } from './addresses.ts';

const real = 'https://ods.od.nih.gov/factsheets/Magnesium-HealthProfessional/';

describe('source addresses', () => {
  test("accepts an address that matches its authority's pattern", () => {
    expect(issuesOf(addresses, goodFiles())).toEqual([]);
  });
  test('accepts any address at which a stored copy was opened', () => {
    const opened = broken('sources.yaml', real, 'https://example.com/study').map((file) => ({
      ...file,
      text: file.text.replace('from: authority', "from: opened\n  gist: It says so.\n  read: '2026-11-16'"),
    }));
    expect(issuesOf(addresses, opened)).toEqual([]);
  });
  test.each([
    ['https://ods.od.nih.gov/factsheets/magnesium', 'not how addresses look at ods.od.nih.gov'],
    ['https://www.nccih.nih.gov/health/Magnesium?x', 'not how addresses look at www.nccih.nih.gov'],
    ['https://www.ema.europa.eu/en/senna', 'not how addresses look at www.ema.europa.eu'],
    ['https://dailymed.nlm.nih.gov/dailymed/senna', 'not how addresses look at dailymed.nlm.nih.gov'],
    ['https://doi.org/10.1000/made-up', 'not how addresses look at doi.org'],
    ['https://example.com/study', 'a place that nobody vouched for'],
    ['see the internet', 'not an address'],
  ])('rejects %s', (url, message) => {
    const [issue] = issuesOf(addresses, broken('sources.yaml', real, url));
    expect(issue).toMatch(/^data\/sources\.yaml:5 {2}/);
    expect(issue).toContain(message);
  });
});
