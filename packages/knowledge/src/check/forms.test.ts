import { describe, expect, test } from 'vitest';
import { issueText } from '../issue.ts';
import { parseKnowledge } from '../parse.ts';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { forms } from './forms.ts';

const file = 'supplements/magnesium.yaml';

describe('forms', () => {
  test('accepts a complete form', () => {
    expect(issuesOf(forms, goodFiles())).toEqual([]);
  });
  test.each([
    ['    price: { usd: 9, atDailyDose: 200 }\n', 'forms.0.price'],
    ['    contains: []\n', 'forms.0.contains'],
  ])('rejects the shape of a form without %s', (line, place) => {
    const { issues } = parseKnowledge(broken(file, line, ''));
    expect(issues.map(issueText).join()).toMatch(new RegExp(`data/supplements/magnesium.yaml:72  ${place}`));
  });
  test.each([
    ['origins: [mineral]', 'origins: [fish]', 'so it contains fish'],
    ['origins: [mineral]', 'origins: [pork]', 'neither halal nor kosher'],
    ['contains: []', 'contains: [gelatin]', 'say the animal'],
    ['contains: []', 'contains: [wheat]', 'so it contains gluten'],
    ['format: powder', 'format: tablet', "a tablet of piece size 'not-swallowed'"],
  ])('rejects %s → %s', (from, to, message) => {
    expect(issuesOf(forms, broken(file, from, to)).join('\n')).toContain(message);
  });
  test('requires that a form named by a reason exists', () => {
    const asking = (form: string) => broken(file, '    weeks: [', `    forms: [${form}]\n    weeks: [`);
    expect(issuesOf(forms, asking('no-such-form')).join()).toContain('asks for the form no-such-form');
    expect(issuesOf(forms, asking('powder'))).toEqual([]);
  });
  test('requires a form for each suggestible supplement', () => {
    const text = goodFiles().find(({ path }) => path === file)?.text ?? '';
    const bare = text.replace(/forms:[\s\S]*?timing:/, 'timing:');
    const files = goodFiles().map((each) => (each.path === file ? { path: file, text: bare } : each));
    expect(issuesOf(forms, files).join()).toContain('can be suggested, and has no form');
  });
});
