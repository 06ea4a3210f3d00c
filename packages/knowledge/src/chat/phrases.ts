import type { WordsFile } from './schema.ts';

/**
 * Phrases of the data, compiled. They are matched against a message that was cut into words with one blank between
 * them and one at either end; words.yaml says how a phrase is written.
 */

const WORD = '[^ .]+ ';
const GAPS: Readonly<Record<string, number>> = { '..': 2, '...': 5, '....': 12 };
/** Numbers stand in the message with the steps they reach, so that "five or more" is a pattern: `n2.3.4.5.:7k`. */
export const NUMBER_STEPS = [2, 3, 4, 5, 8, 10, 20, 120] as const;
const NAMES: Readonly<Record<string, string>> = {
  named: '@\\S+ ',
  medicine: '@m\\S* ',
  supplement: '@s\\S* ',
  grave: '@mg\\S* ',
  notharmless: '@s[^h:]*:\\S+ ',
  harmless: '@sh\\S* ',
};

const PARTS = /\.{2,4}|<[a-z-]+>|#(?:u\d+|\d+\+)?|[()[\]|^$]|[^\s()[\]|]+/g;
const escaped = (text: string): string => text.replace(/[.+?^${}()|\\]/g, '\\$&').replace(/\*/g, '[^ ]*');

function numberPattern(part: string): string {
  if (part === '#u18') return 'n[\\d.]*:[\\d.]+k\\S* ';
  if (part === '#u900') return 'n[\\d.]*:[\\d.]+\\S*c\\S* ';
  const least = /^#(\d+)\+$/.exec(part)?.[1];
  if (least === undefined) return 'n\\S* ';
  return `n(?:\\d+\\.)*?${least}\\.\\S* `;
}

export class PhraseError extends Error {
  override name = 'PhraseError';
}

export function createPhrases({ swaps, families }: Pick<WordsFile, 'swaps' | 'families'>) {
  const compiled = new Map<string, string>();
  const plainWord = (word: string): string => {
    const said = word.includes('*') ? word : (swaps[word] ?? word);
    if (said === 'lowsugar') return 'n\\S*l\\S* ';
    return said
      .split(' ')
      .map((each) => `${escaped(each)} `)
      .join('');
  };

  function family(name: string, inside: readonly string[]): string {
    const fixed = NAMES[name];
    if (fixed !== undefined) return fixed;
    const known = compiled.get(name);
    if (known !== undefined) return known;
    const members = families[name];
    if (members === undefined) throw new PhraseError(`there is no family <${name}>`);
    if (inside.includes(name)) throw new PhraseError(`the family <${name}> holds itself`);
    const pattern = `(?:${members.map((member) => sourceOf(member, [...inside, name])).join('|')})`;
    compiled.set(name, pattern);
    return pattern;
  }

  function sourceOf(phrase: string, inside: readonly string[]): string {
    const open: string[] = [];
    const out = (phrase.replaceAll('"', '').match(PARTS) ?? []).map((part) => {
      const gap = GAPS[part];
      if (gap !== undefined) return `(?:${WORD}){0,${gap}}`;
      if (part.startsWith('<')) return family(part.slice(1, -1), inside);
      if (part.startsWith('#')) return numberPattern(part);
      if (part === '|') return '|';
      if (part === '^') return '(?<=^ )';
      if (part === '$') return '(?=\\. |$)';
      if (part === '(' || part === '[') {
        open.push(part);
        return '(?:';
      }
      if (part === ')' || part === ']') {
        const from = open.pop();
        if ((from === '(') !== (part === ')')) throw new PhraseError(`brackets do not match in "${phrase}"`);
        return part === ']' ? ')?' : ')';
      }
      return plainWord(part);
    });
    if (open.length > 0) throw new PhraseError(`a bracket is not closed in "${phrase}"`);
    return out.join('');
  }

  return (phrase: string): RegExp => new RegExp(`(?<= )(?:${sourceOf(phrase, [])})`, 'g');
}

/** Every word that the phrases spell out, for reading misspellings of them. */
export function wordsOfPhrases(phrases: readonly string[]): Set<string> {
  const words = phrases.flatMap((phrase) => phrase.match(/(?<![<@*a-z])[a-z]{4,}(?![a-z]*[>*:-])/g) ?? []);
  return new Set(words);
}
