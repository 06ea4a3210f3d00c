import { describe, expect, test } from 'vitest';
import { issueText } from '../issue.ts';
import { parseKnowledge } from '../parse.ts';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { completeSources } from './complete-sources.ts';

const address = 'url: https://ods.od.nih.gov/factsheets/Magnesium-HealthProfessional/';

describe('complete sources', () => {
  test('accepts a source with publisher, year and address, and the placeholder for none', () => {
    expect(issuesOf(completeSources, goodFiles())).toEqual([]);
  });
  test('accepts a full citation instead of an address', () => {
    const cited = `url: null\n  citation: National Institutes of Health. Magnesium. 2022.`;
    expect(issuesOf(completeSources, broken('sources.yaml', address, cited))).toEqual([]);
  });
  test.each([
    ['year: 2022', 'year: null', 'lacks a year'],
    [address, 'url: null', 'lacks an address or a full citation'],
  ])('rejects %s → %s', (from, to, message) => {
    expect(issuesOf(completeSources, broken('sources.yaml', from, to)).join()).toContain(message);
  });
  test('has no key named undated', () => {
    const { issues } = parseKnowledge(broken('sources.yaml', 'year: 2022', 'year: 2022\n  undated: true'));
    expect(issues.map(issueText).join()).toContain('undated');
  });
  test.each([
    ['tier: 1', 'tier: 3', 'tier'],
    ['kind: fact-sheet', 'kind: web', 'kind'],
  ])('rejects a web article: %s → %s', (from, to, field) => {
    const { issues } = parseKnowledge(broken('sources.yaml', from, to));
    expect(issues.map(issueText).join()).toContain(field);
  });
});
