import type { Issue } from '../issue.ts';
import type { Path } from '../parse.ts';
import type { LanguageName } from '../schema/language.ts';
import { type Check, issueAt } from './check.ts';
import { listsOf } from './language.ts';

/**
 * The lists of the reader's phrase dictionary, in order. The first list that claims a word wins; in a later list the
 * word has no effect.
 */
const ORDER: readonly (readonly [LanguageName, readonly string[]])[] = [
  ['times', ['frequencies', 'slots', 'meals', 'weekdays', 'rest', 'ago', 'asNeeded', 'asNeededWhen', 'atMost', 'food']],
  ['units', ['each', 'total', 'split', 'nowDose', 'laterDose', 'movingDose', 'otherDoses', 'stepBy', 'halved']],
  ['times', ['courses', 'spans', 'ofAll', 'months']],
  ['forms', ['pieces', 'routes']],
  [
    'status',
    ['notDenials', 'refused', 'swapped', 'stopped', 'planned', 'notTaking', 'allergy', 'replaced', 'anyMore', 'breaks'],
  ],
  [
    'status',
    [
      'people',
      'familyHistory',
      'atWork',
      'freeOf',
      'free',
      'levels',
      'prescribed',
      'bought',
      'unsure',
      'things',
      'unnamed',
      'looks',
      'purpose',
    ],
  ],
  ['forms', ['words']],
  ['makers', ['makers']],
  ['times', ['talk']],
  ['aroundNames', ['sameAs', 'talk', 'care']],
  ['ailments', ['words']],
  ['foreign', ['frequencies', 'slots', 'asNeeded', 'food', 'pieces', 'purpose', 'talk']],
  ['prose', ['findings', 'ward']],
  ['aroundNames', ['names']],
];

/** No word is in two lists of the reader's dictionary unless that is declared. */
export const claimedWords: Check = ({ language }) => {
  const shared = new Set(language.sharedWords.value.words);
  const owners = new Map<string, string>();
  const issues: Issue[] = [];
  for (const [file, names] of ORDER) {
    const parsed = language[file];
    for (const name of names) {
      const inside = (parsed.value as Readonly<Record<string, unknown>>)[name];
      for (const { path, words } of listsOf(inside, [name])) {
        const owner = `${file}.${path.join('.')}`;
        for (const [index, word] of words.entries()) {
          const earlier = owners.get(word);
          owners.set(word, earlier ?? owner);
          if (earlier === undefined || shared.has(word)) continue;
          const at: Path = [...path, index];
          issues.push(issueAt(parsed, at, `'${word}' is claimed by ${earlier} already: here it says nothing`));
        }
      }
    }
  }
  return issues;
};
