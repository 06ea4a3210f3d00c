import { describe, expect, test } from 'vitest';
import { type DataFile, readDataFiles } from '../files.ts';
import { issueText } from '../issue.ts';
import { parseKnowledge } from '../parse.ts';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { claimedWords } from './claimed-words.ts';
import { language } from './language.ts';
import { languageIds } from './language-ids.ts';

const shapeIssues = (files: readonly DataFile[]) => parseKnowledge(files).issues.map(issueText).join('\n');

describe('language files', () => {
  test('reports a word that is twice in one list', () => {
    const issues = issuesOf(language, broken('language/allergies.yaml', 'allergy,', 'allergy, allergy,'));
    expect(issues).toEqual([expect.stringContaining("'allergy' stands twice in fillers")]);
  });

  test('reports a word that means two diets', () => {
    const issues = issuesOf(language, broken('language/diets.yaml', '[halal, ', '[halal, kosher, '));
    expect(issues).toEqual([expect.stringContaining("'kosher' is claimed by words.halal and by words.kosher")]);
  });

  test('reports a word that two reader lists claim, unless declared', () => {
    expect(issuesOf(claimedWords, goodFiles())).toEqual([]);
    const twice = issuesOf(claimedWords, broken('language/makers.yaml', '    teva, ', '    teva, but, '));
    expect(twice).toEqual([expect.stringContaining("'but' is claimed by status.breaks already")]);
    const undeclared = issuesOf(claimedWords, broken('language/shared-words.yaml', 'skin, ', ''));
    expect(undeclared).toEqual([expect.stringContaining("'skin' is claimed by forms.routes.skin already")]);
  });

  test('reports an entry that the tokenizer never produces', () => {
    const issues = issuesOf(language, broken('language/ailments.yaml', 'pain,', 'Pain,'));
    expect(issues).toEqual([expect.stringContaining("nothing reads 'Pain'")]);
  });

  test('reports an unknown supplement category and a list that nothing reads', () => {
    expect(shapeIssues(broken('language/advice.yaml', '  herb: [', '  weed: ['))).toContain('categories');
    expect(shapeIssues(broken('language/advice.yaml', 'foods:', 'food:'))).toContain('food');
  });

  test('reports an unknown id', () => {
    expect(issuesOf(languageIds, readDataFiles())).toEqual([]);
    const slips: Readonly<Record<string, readonly [right: string, wrong: string]>> = {
      ordinary: ['evening-primrose-oil: [epo]', 'evening-primrose-oyl: [epo]'],
      units: ['    warfarin, acenocoumarol,', '    warfarine, acenocoumarol,'],
      'brand-endings': ['to: [gabapentin, pregabalin]', 'to: [gabapentin, pregabalins]'],
      allergies: ['of: [nsaid]', 'of: [nsaids]'],
      advice: ['sodium: [salt]', 'natrium: [salt]'],
    };
    const files = readDataFiles().map(({ path, text }) => {
      const [right, wrong] = slips[path.replace(/^language\/(.*)\.yaml$/, '$1')] ?? ['', ''];
      return { path, text: text.replace(right, wrong) };
    });
    expect(issuesOf(languageIds, files).map((issue) => issue.replace(/^\S+ +/, ''))).toEqual([
      "no drug is called 'warfarine'",
      "no supplement is called 'evening-primrose-oyl'",
      "no drug or class is called 'pregabalins'",
      "no class is called 'nsaids'",
      "no nutrient is called 'natrium'",
    ]);
  });

  test('reports a file without a schema', () => {
    const issues = shapeIssues([...goodFiles(), { path: 'language/jokes.yaml', text: 'words: [knock]' }]);
    expect(issues).toContain('nothing reads this');
  });
});
