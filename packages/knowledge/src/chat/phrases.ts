import { createNeeds, PhraseIndex } from './phrase-needs.ts';
import type { WordsFile } from './schema.ts';

/**
 * Phrases of the data, compiled. They are matched against a message that was cut into words with one blank between
 * them and one at either end; words.yaml says how a phrase is written. Each word of the message carries a sign for
 * every family it belongs to, so that a family is one letter of a pattern and not hundreds of words.
 */

const SIGNS = '[\\uE000-\\uE0FF]*';
const FIRST_SIGN = 0xe000;
const WORD = '[^ .]+ ';
/** No message, but of the letters that messages are of: a pattern is compiled for these apart. */
const NO_MESSAGE = ` ${String.fromCharCode(FIRST_SIGN)} `;
const GAPS: Readonly<Record<string, number>> = { '..': 2, '...': 5, '....': 12 };
/** Numbers stand in the message with the steps they reach, so that "five or more" is a pattern: `n2_3_4_5_:7k`. */
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
const SPECIAL = /[<>()[\]|*#^$"@]|\.\./;
const escaped = (text: string): string => text.replace(/[.+?^${}()|\\]/g, '\\$&').replace(/\*/g, '[^ ]*');

function numberPattern(part: string): string {
  if (part === '#u18') return 'n[\\d_]*:[\\d_]+k\\S* ';
  if (part === '#u900') return 'n[\\d_]*:[\\d_]+\\S*c\\S* ';
  const least = /^#(\d+)\+$/.exec(part)?.[1];
  return least === undefined ? 'n[\\d_]*:\\S* ' : `n(?:\\d+_)*?${least}_\\S* `;
}

/** What a name or a number begins with in a message. */
const STARTS: ReadonlyMap<string, string> = new Map([
  ['<named>', '@*'],
  ['<medicine>', '@m*'],
  ['<supplement>', '@s*'],
  ['<grave>', '@mg*'],
  ['<notharmless>', '@s*'],
  ['<harmless>', '@sh*'],
  ['lowsugar', 'n*'],
]);

const partsOf = (phrase: string): readonly string[] => phrase.replaceAll('"', '').match(PARTS) ?? [];

/** A phrase of the data, ready to be looked for. */
export interface Phrase {
  readonly isIn: (text: string) => boolean;
  /** The message with something else wherever the phrase stood. */
  readonly replaceIn: (text: string, by: string) => string;
}

export class PhraseError extends Error {
  override name = 'PhraseError';
}

/** "(a | b c)" as the whole member is the same as two members. */
function membersOf(member: string): string[] {
  const inner = /^\(([^()[\]]*)\)$/.exec(member.trim())?.[1];
  return inner === undefined ? [member.trim()] : inner.split('|').map((each) => each.trim());
}

export function createPhrases({ swaps, families }: Pick<WordsFile, 'swaps' | 'families'>) {
  const swapped = new Map(Object.entries(swaps));
  const signOf = new Map(Object.keys(families).map((name, i) => [name, String.fromCharCode(FIRST_SIGN + i)]));
  const signs = new Map<string, string>();
  const longer = new Map<string, string[]>();
  for (const [name, members] of Object.entries(families)) {
    const said = members.flatMap(membersOf).map((each) => (SPECIAL.test(each) ? each : plain(each)));
    const single = new Set(said.filter((each) => !each.includes(' ') && !SPECIAL.test(each)));
    for (const word of single) signs.set(word, `${signs.get(word) ?? ''}${signOf.get(name) ?? ''}`);
    longer.set(
      name,
      said.filter((each) => !single.has(each)),
    );
  }
  const compiled = new Map<string, string>();

  function plain(phrase: string): string {
    return phrase
      .split(/\s+/)
      .map((word) => swapped.get(word) ?? word)
      .join(' ');
  }

  function wordPattern(word: string): string {
    if (word === 'lowsugar') return 'n\\S*l\\S* ';
    const said = word.includes('*') ? word : plain(word);
    return said
      .split(' ')
      .map((each) => `${escaped(each)}${each.endsWith('*') ? '' : SIGNS} `)
      .join('');
  }

  function family(name: string, inside: readonly string[]): string {
    const known = NAMES[name] ?? compiled.get(name);
    if (known !== undefined) return known;
    const members = longer.get(name);
    if (members === undefined) throw new PhraseError(`there is no family <${name}>`);
    if (inside.includes(name)) throw new PhraseError(`the family <${name}> holds itself`);
    const patterns = members.map((member) => patternOf(member, [...inside, name]));
    const pattern = `(?:${[`[^ ]*${signOf.get(name) ?? ''}[^ ]* `, ...patterns].join('|')})`;
    compiled.set(name, pattern);
    return pattern;
  }

  function patternOf(phrase: string, inside: readonly string[]): string {
    const open: string[] = [];
    const out = partsOf(phrase).map((part) => {
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
        if ((open.pop() === '(') !== (part === ')')) throw new PhraseError(`brackets do not match in "${phrase}"`);
        return part === ']' ? ')?' : ')';
      }
      return wordPattern(part);
    });
    if (open.length > 0) throw new PhraseError(`a bracket is not closed in "${phrase}"`);
    return out.join('');
  }

  /** The words that a part is met as; none where that is not told by single words. */
  function met(part: string): readonly string[] {
    if (part in GAPS || part === '^' || part === '$') return [];
    const start = part.startsWith('#') ? 'n*' : STARTS.get(part);
    if (start !== undefined) return [start];
    if (/^<[a-z-]+>$/.test(part)) return [];
    const said = part.includes('*') ? part : plain(part);
    return said
      .split(' ')
      .map((each) => each.replace(/\*.*/, '*'))
      .filter((each) => each !== '*');
  }
  const needsOf = createNeeds({
    partsOf,
    met,
    family: (name) => {
      const [sign, members] = [signOf.get(name), longer.get(name)];
      return sign === undefined || members === undefined ? undefined : { sign, longer: members };
    },
  });
  const index = new PhraseIndex();
  const notReady: RegExp[] = [];

  return {
    compile(phrase: string): Phrase {
      const pattern = new RegExp(`(?<= )(?:${patternOf(phrase, [])})`, 'g');
      notReady.push(pattern);
      const id = index.add(needsOf(phrase));
      return {
        isIn: (text) => index.mayBeIn(text, id) && text.search(pattern) >= 0,
        replaceIn: (text, by) => (index.mayBeIn(text, id) ? text.replace(pattern, by) : text),
      };
    },
    /**
     * Readies one pattern: true while there are more. JavaScript compiles a pattern when it is first looked for, and at the
     * second time into what is quick: of some messages a hundred at once, and the first to send one would wait for them.
     */
    makeReady(): boolean {
      const pattern = notReady.shift();
      if (pattern !== undefined) for (const text of [NO_MESSAGE, NO_MESSAGE]) text.search(pattern);
      return notReady.length > 0;
    },
    /** The word with the signs of its families. */
    signed: (word: string): string => `${word}${signs.get(word) ?? ''}`,
  };
}

/** Every word that the phrases spell out, for reading misspellings of them. */
export function wordsOfPhrases(phrases: readonly string[]): Set<string> {
  const words = phrases.flatMap((phrase) => phrase.match(/(?<![<@*a-z])[a-z]{4,}(?![a-z]*[>*:-])/g) ?? []);
  return new Set(words);
}
