import { type Cut, cutWords, isIn, type Part, type Row, replaceIn } from './phrase-match.ts';
import { createNeeds, PhraseIndex } from './phrase-needs.ts';
import type { WordsFile } from './schema.ts';

/**
 * Phrases of the data, made ready to be looked for. They are matched against a message that was cut into words with one
 * blank between them and one at either end; words.yaml says how a phrase is written. Each word of the message carries a
 * sign for every family it belongs to, so that a family is one sign and not hundreds of words.
 */

const FIRST_SIGN = 0xe000;
const GAPS: Readonly<Record<string, number>> = { '..': 2, '...': 5, '....': 12 };
/** Numbers stand in the message with the steps they reach, so that "five or more" is a pattern: `n2_3_4_5_:7k`. */
export const NUMBER_STEPS = [2, 3, 4, 5, 8, 10, 20, 120] as const;
const NAMES: Readonly<Record<string, RegExp>> = {
  named: /^@\S+$/,
  medicine: /^@m/,
  supplement: /^@s/,
  grave: /^@mg/,
  notharmless: /^@s[^h:]*:\S+$/,
  harmless: /^@sh/,
};
const LOW_SUGAR = /^n\S*l/;

const PARTS = /\.{2,4}|<[a-z-]+>|#(?:u\d+|\d+\+)?|[()[\]|^$]|[^\s()[\]|]+/g;
const SPECIAL = /[<>()[\]|*#^$"@]|\.\./;

function numberPattern(part: string): string {
  if (part === '#u18') return '^n[\\d_]*:[\\d_]+k';
  if (part === '#u900') return '^n[\\d_]*:[\\d_]+\\S*c';
  const least = /^#(\d+)\+$/.exec(part)?.[1];
  return least === undefined ? '^n[\\d_]*:' : `^n(?:\\d+_)*?${least}_`;
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
  /** The message with another word wherever the phrase stood. */
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
  const made = new Map<string, Part>();

  function plain(phrase: string): string {
    return phrase
      .split(/\s+/)
      .map((word) => swapped.get(word) ?? word)
      .join(' ');
  }

  /** Phrases share their parts. */
  function shared(key: string, make: () => Part): Part {
    const known = made.get(key);
    if (known !== undefined) return known;
    const part = make();
    made.set(key, part);
    return part;
  }

  function wordPart(word: string): Part {
    const star = word.indexOf('*');
    if (star < 0) return { kind: 'word', word };
    if (star === word.length - 1) return { kind: 'start', start: word.slice(0, -1) };
    const pattern = word.replace(/[.+?^${}()|\\]/g, '\\$&').replaceAll('*', '.*');
    return { kind: 'like', pattern: new RegExp(`^${pattern}[\\uE000-\\uE0FF]*$`) };
  }

  function wordParts(word: string): Part[] {
    if (word === 'lowsugar') return [shared(word, () => ({ kind: 'like', pattern: LOW_SUGAR }))];
    const said = word.includes('*') ? word : plain(word);
    return said.split(' ').map((each) => shared(` ${each}`, () => wordPart(each)));
  }

  function family(name: string, inside: readonly string[]): Part {
    const pattern = NAMES[name];
    if (pattern !== undefined) return shared(`<${name}`, () => ({ kind: 'like', pattern }));
    const [members, sign] = [longer.get(name), signOf.get(name)];
    if (members === undefined || sign === undefined) throw new PhraseError(`there is no family <${name}>`);
    if (inside.includes(name)) throw new PhraseError(`the family <${name}> holds itself`);
    return shared(`<${name}`, () => {
      const ways = members.map((member) => rowOf(member, [...inside, name]));
      return { kind: 'choice', ways: [[{ kind: 'sign', sign }], ...ways], isOptional: false };
    });
  }

  /** The ways from here to the bracket that closes them, or to the end. */
  function waysOf(phrase: string, parts: string[], closing: string | undefined, inside: readonly string[]): Row[] {
    const ways: Part[][] = [[]];
    for (let part = parts.shift(); part !== closing; part = parts.shift()) {
      if (part === undefined) throw new PhraseError(`a bracket is not closed in "${phrase}"`);
      if (part === ')' || part === ']') throw new PhraseError(`brackets do not match in "${phrase}"`);
      const row = ways.at(-1) ?? [];
      const most = GAPS[part];
      if (part === '|') ways.push([]);
      else if (part === '(') row.push({ kind: 'choice', ways: waysOf(phrase, parts, ')', inside), isOptional: false });
      else if (part === '[') row.push({ kind: 'choice', ways: waysOf(phrase, parts, ']', inside), isOptional: true });
      else if (most !== undefined) row.push(shared(part, () => ({ kind: 'gap', most })));
      else if (part === '^') row.push(shared(part, () => ({ kind: 'edge', edge: 'begins' })));
      else if (part === '$') row.push(shared(part, () => ({ kind: 'edge', edge: 'ends' })));
      else if (part.startsWith('<')) row.push(family(part.slice(1, -1), inside));
      else if (part.startsWith('#'))
        row.push(shared(part, () => ({ kind: 'like', pattern: new RegExp(numberPattern(part)) })));
      else row.push(...wordParts(part));
    }
    return ways;
  }

  function rowOf(phrase: string, inside: readonly string[]): Row {
    const ways = waysOf(phrase, [...partsOf(phrase)], undefined, inside);
    const [only = [], ...others] = ways;
    return others.length === 0 ? only : [{ kind: 'choice', ways, isOptional: false }];
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
  let last: { readonly text: string; readonly cut: Cut } = { text: '', cut: cutWords('') };

  /** Every stage asks about the same message: it is cut once. */
  function cutOf(text: string): Cut {
    if (last.text !== text) last = { text, cut: cutWords(text) };
    return last.cut;
  }

  return {
    compile(phrase: string): Phrase {
      const row = rowOf(phrase, []);
      const id = index.add(needsOf(phrase));
      return {
        isIn: (text) => index.mayBeIn(text, id) && isIn(row, cutOf(text)),
        replaceIn: (text, by) => (index.mayBeIn(text, id) ? replaceIn(row, cutOf(text), by) : text),
      };
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
