import type { ChatData } from '../load.ts';
import { oneTypoFrom } from '../one-typo.ts';
import { type VerbForm, verbForms, withoutAccents } from './verbs.ts';

/** What a word may be where it is not known as it stands. */
export type Found = { readonly english: string } | { readonly forms: readonly VerbForm[] };

const SHORTEST_SLIP = 7;

/** As it sounds in most of Latin America, where spelling is guessed: "aser" is hacer, "boi" is voy. */
const soundOf = (word: string): string =>
  word
    .replace(/ch/g, '#')
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/c(?=[ei])|z|x/g, 's')
    .replace(/qu(?=[ei])|q|c/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/w/g, 'gu')
    .replace(/#/g, 'ch')
    .replace(/i$/, 'y')
    .replace(/(.)\1+/g, '$1');

/** The Spanish words and phrases that are known, and those that are meant by others. */
export function createLexicon(spanish: ChatData['spanish']) {
  const phrases = new Map(
    Object.entries(spanish.says).flatMap(([english, all]) =>
      all.map((each) => [withoutAccents(each), english] as const),
    ),
  );
  const verbs = verbForms(spanish);
  const longest = Math.max(...[...phrases.keys()].map((each) => each.split(' ').length));
  const exact = (word: string): Found | null => {
    const english = phrases.get(word);
    if (english !== undefined) return { english };
    const forms = verbs.get(word);
    return forms === undefined ? null : { forms };
  };
  const spoken = new Set([...verbs.keys(), ...[...phrases.keys()].flatMap((each) => each.split(' '))]);
  const bySound = new Map<string, string>();
  for (const word of [...verbs.keys(), ...phrases.keys()])
    if (!word.includes(' ') && word.length > 2) bySound.set(soundOf(word), word);

  const plural = (english: string): string => (/(?:s|[^a-z]\S*)$/.test(english) ? english : `${english}s`);

  /** "Pastillitas", "mareadas", "hijitos": small, many, and of the other gender. */
  function inflected(word: string): Found | null {
    const small = /^(.{2,}?)(?:c|qu)?it([oa])(s?)$/.exec(word);
    const bases =
      small === null ? [] : [`${small[1]}${small[2]}`, `${small[1]?.replace(/qu$/, 'c')}${small[2]}`, `${small[1]}e`];
    const single = word.replace(/(?:(?<=[aeiou])s|es)$/, '');
    const isMany = word.endsWith('s') && word.length > 3;
    const others = [
      ...bases,
      ...(isMany ? [single, word.slice(0, -1), single.replace(/c$/, 'z')] : []),
      word.replace(/[oa]$/, (end) => (end === 'o' ? 'a' : 'o')),
    ];
    for (const other of others) {
      const english = other === word ? undefined : phrases.get(other);
      if (english !== undefined) return { english: isMany ? plural(english) : english };
    }
    return null;
  }

  function slipped(word: string): Found | null {
    const sounded = bySound.get(soundOf(word));
    if (sounded !== undefined) return exact(sounded);
    if (word.length < SHORTEST_SLIP) return null;
    for (const near of oneTypoFrom(word)) {
      const found = near[0] !== word[0] || near.length < SHORTEST_SLIP - 1 ? null : exact(near);
      if (found !== null) return found;
    }
    return null;
  }

  return {
    longest,
    phrase: (words: string): string | undefined => phrases.get(words),
    verb: (word: string): readonly VerbForm[] | undefined => verbs.get(word),
    /** Some phrase has it. */
    isSpoken: (word: string): boolean => spoken.has(word),
    inflected,
    slipped,
  };
}
