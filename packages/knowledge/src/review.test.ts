import { describe, expect, test } from 'vitest';
import { parseKnowledge } from './parse.ts';
import { reviewPages } from './review.ts';
import { goodFiles } from './testing/good-files.ts';

describe('review pages', () => {
  const { knowledge } = parseKnowledge(goodFiles());
  if (!knowledge) throw new Error('the good files are good');
  const pages = reviewPages(knowledge);
  const bySupplement = pages['by-supplement.md'] ?? '';

  test('show every safety row with text, source, directness, last check, question, signature and location', () => {
    const rows = knowledge.supplements.flatMap(({ value }) => [...value.contraindications, ...value.interactions]);
    expect(bySupplement.match(/^### /gm)).toHaveLength(rows.length);
    for (const label of ['Words', 'Source', 'How directly', 'Last checked', 'Open question', 'Signed', 'File']) {
      expect(bySupplement.match(new RegExp(`^- ${label}: `, 'gm'))?.length).toBeGreaterThanOrEqual(rows.length);
    }
  });
  test('describe conditions in words, not in brackets', () => {
    expect(bySupplement).not.toMatch(/^- (When|With) .*[{"[]/m);
    expect(bySupplement).toMatch(/^- When medicalConditions kidney-disease$/m);
  });
  test('start with open questions, then excluding rows that were never compared', () => {
    const files = goodFiles().map((file) =>
      file.path === 'supplements/magnesium.yaml'
        ? { ...file, text: file.text.replace('effect: exclude\n', 'effect: exclude\n    question: Is it so?\n') }
        : file,
    );
    const { knowledge: questioned } = parseKnowledge(files);
    if (!questioned) throw new Error('a question is no fault');
    const first = reviewPages(questioned)['read-first.md'] ?? '';
    expect(first).toMatch(/^## Open questions: 1\n\n- magnesium\/when\/.*\*\*Is it so\?\*\*$/m);
    expect(first).toMatch(/^## Leave something out, and were never compared with their page: [1-9]/m);
  });
  test('group interactions by medicine or class', () => {
    expect(pages['by-medicine.md']).toMatch(/^## class [a-z0-9-]+: \d+ rows, 0 signed$/m);
  });
});
