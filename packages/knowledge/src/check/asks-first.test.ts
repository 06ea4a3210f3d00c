import { expect, test } from 'vitest';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { asksFirst } from './asks-first.ts';

const file = 'supplements/magnesium.yaml';
const row = (effect: string, message: string, more = '') =>
  `contraindications:\n  - id: asked\n    when: { medicalConditions: gout }\n    effect: ${effect}\n${more}    message: ${message}\n    sources: [nih]\n    directness: precaution\n`;
const withRow = (...parts: Parameters<typeof row>) => broken(file, 'contraindications:\n', row(...parts));

test('files without such a sentence need no mark', () => {
  expect(issuesOf(asksFirst, goodFiles())).toEqual([]);
});

test.each(['Ask your doctor first.', 'With gout ask first.', 'If so, do not take it without your doctor.'])(
  'requires the mark on a caution that says to ask first (%s), so that no reminder comes too early',
  (message) => {
    expect(issuesOf(asksFirst, withRow('caution', message)).join('\n')).toContain('askFirst');
    expect(issuesOf(asksFirst, withRow('caution', message, '    askFirst: true\n'))).toEqual([]);
  },
);

test('rejects the mark on a rule that excludes', () => {
  expect(issuesOf(asksFirst, withRow('exclude', 'It harms.', '    askFirst: true\n')).join('\n')).toContain('left out');
});
