import { describe, expect, test } from 'vitest';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { wording } from './wording.ts';

const file = 'supplements/magnesium.yaml';

describe('wording', () => {
  test('accepts plain sentences', () => {
    expect(issuesOf(wording, goodFiles())).toEqual([]);
  });
  test.each([
    [file, 'Magnesium may ease cramps.', 'Magnesium cures cramps.', "a medical claim: 'cures'"],
    [file, 'Magnesium may ease cramps.', 'Magnesium may ease cramps', 'ends with a full stop'],
    [file, 'Magnesium may ease cramps.', `${'Magnesium may ease cramps. '.repeat(15).trim()}`, 'people stop reading'],
    [file, 'Magnesium may ease cramps.', 'Magnesium binds this medicine.', 'name it'],
    [file, 'Magnesium may ease cramps.', 'Magnesium adds to this blood thinner.', 'name it'],
    [file, 'Magnesium may ease cramps.', 'Magnesium is a risk with your condition.', 'name it'],
    ['effect-rules.yaml', 'A rule for tests.', 'It works against your medicine.', 'name it'],
    ['effect-rules.yaml', 'A rule for tests.', 'It prevents cancer.', "a medical claim: 'prevents cancer'"],
  ])('rejects %s', (path, from, to, message) => {
    expect(issuesOf(wording, broken(path, from, to)).join('\n')).toContain(message);
  });
});
