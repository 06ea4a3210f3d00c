import { tokensOf } from '@evidose/engine';
import type { Issue } from '../issue.ts';
import type { Parsed, Path } from '../parse.ts';
import { type Check, issueAt } from './check.ts';

/** An entry as the tokenizer cuts it, without spaces; '#' is a number. */
const asRead = (entry: string) =>
  entry
    .split(' ')
    .flatMap((part) => (part === '#' ? ['#'] : tokensOf(part).map(({ word }) => word)))
    .join('');

/** Every list of a file with its path: `categories` in advice.yaml has a list for each category. */
export function listsOf(value: unknown, path: Path = []): { readonly path: Path; readonly words: readonly string[] }[] {
  if (Array.isArray(value)) {
    const words = value.filter((word) => typeof word === 'string');
    if (words.length > 0) return [{ path, words }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    listsOf(inside, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** A word may be in only one of these sibling lists, as each decides what the word means. */
const EXCLUSIVE: ReadonlySet<string> = new Set(['categories', 'effects', 'words']);

function faultsOf(parsed: Parsed<unknown>): Issue[] {
  const claims = new Map<string, string>();
  return listsOf(parsed.value).flatMap(({ path, words }) => {
    const within = new Set<string>();
    const group = String(path[0]);
    const owner = path.join('.');
    const isExclusive = EXCLUSIVE.has(group);
    const issues: Issue[] = [];
    const say = (index: number, message: string) => issues.push(issueAt(parsed, [...path, index], message));
    for (const [index, word] of words.entries()) {
      const earlier = isExclusive ? claims.get(`${group} ${word}`) : undefined;
      if (isExclusive) claims.set(`${group} ${word}`, owner);
      if (within.has(word)) say(index, `'${word}' stands twice in ${owner}`);
      else if (earlier !== undefined) say(index, `'${word}' is claimed by ${earlier} and by ${owner}`);
      else if (asRead(word) !== word.replaceAll(' ', ''))
        say(index, `nothing reads '${word}': it is cut to '${asRead(word)}'`);
      within.add(word);
    }
    return issues;
  });
}

/** Checking hundreds of thousands of words takes a second; most files stay the same while a test changes one. */
const foundBefore = new WeakMap<Parsed<unknown>, readonly Issue[]>();

function faultsFoundIn(parsed: Parsed<unknown>): readonly Issue[] {
  const before = foundBefore.get(parsed) ?? faultsOf(parsed);
  foundBefore.set(parsed, before);
  return before;
}

/** No word is claimed twice, and each is spelled as the tokenizer produces it; otherwise it has no effect. */
export const language: Check = (knowledge) => Object.values(knowledge.language).flatMap(faultsFoundIn);
