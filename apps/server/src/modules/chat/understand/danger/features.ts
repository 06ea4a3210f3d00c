import type { ChatData } from '@evidose/knowledge';

/**
 * Words (w:), how long ones begin (s:), pairs (b:), kinds (k:), two kinds near each other (kk:), a kind before or after a word (kw:, wk:),
 * beginning (f:), end (e:), about how long (l:), and what sets it at a distance (fr:). Names and numbers count as what they are.
 */
const FAMILY_SIGNS = /[\uE000-\uE0FF]/g;
const NEAR = 6;
/** A word and a kind tell something of each other only where they stand close. */
const CLOSE = 4;
const STEM = 5;
const MANY = 10;
/** Lengths are told apart in steps of so many words, up to the longest. */
const LENGTH_STEP = 4;
const LONGEST = 6;
const SHORTEST_PART = 4;
/** A run-on message is also read piece by piece, so that much calm talk does not drown one sentence. */
const LONG = 26;
const PIECE = 16;

function wordOf(mark: string): string {
  const word = mark.replace(FAMILY_SIGNS, '');
  if (word.startsWith('@s')) return '@supplement';
  if (word.startsWith('@mg')) return '@grave';
  if (word.startsWith('@m')) return '@medicine';
  const value = /^n[\d_]*:([\d_]+)/.exec(word)?.[1];
  if (value === undefined) return word;
  return Number(value.replace('_', '.')) >= MANY ? '#many' : '#';
}

export function createFeatures(kinds: ChatData['concepts']['kinds']) {
  const exact = new Map<string, string[]>([
    ['@supplement', ['supplement-word']],
    ['@medicine', ['drug-form']],
    ['@grave', ['drug-form']],
  ]);
  /** By their first letter. */
  const starts = new Map<string, (readonly [string, string])[]>();
  for (const [kind, words] of Object.entries(kinds))
    for (const word of words) {
      const letter = word.slice(0, 1);
      if (word.endsWith('*')) starts.set(letter, [...(starts.get(letter) ?? []), [word.slice(0, -1), kind]]);
      else exact.set(word, [...(exact.get(word) ?? []), kind]);
    }
  const kindsOf = (word: string): Set<string> => {
    const found = new Set(exact.get(word));
    for (const [start, kind] of starts.get(word.slice(0, 1)) ?? []) if (word.startsWith(start)) found.add(kind);
    return found;
  };

  function plainFeatures(words: readonly string[], kindsAt: readonly Set<string>[]): Set<string> {
    const features = new Set<string>([`l:${Math.min(LONGEST, Math.floor(words.length / LENGTH_STEP))}`]);
    words.forEach((word, at) => {
      if (word === '.') return;
      features.add(`w:${word}`);
      if (word.length > STEM) features.add(`s:${word.slice(0, STEM)}`);
      features.add(`b:${words[at - 1] ?? '^'} ${word}`);
      for (const kind of kindsAt[at] ?? []) {
        features.add(`k:${kind}`);
        for (const near of kindsAt.slice(at + 1, at + NEAR))
          for (const other of near) features.add(`kk:${kind} ${other}`);
      }
    });
    return features;
  }

  function signsOf(words: readonly string[], frames: readonly string[]): string[] {
    const kindsAt = words.map(kindsOf);
    const features = plainFeatures(words, kindsAt);
    for (const frame of frames) features.add(`fr:${frame}`);
    for (const many of [1, 2, 3]) features.add(`f:${words.slice(0, many).join(' ')}`);
    for (const kind of kindsAt[0] ?? []) features.add(`fk:${kind}`);
    features.add(`e:${words.at(-1) ?? ''}`);
    words.forEach((word, at) => {
      if (word === '.') return;
      for (let before = Math.max(0, at - CLOSE + 1); before < at; before += 1) {
        for (const kind of kindsAt[before] ?? []) features.add(`kw:${kind} ${word}`);
        for (const kind of kindsAt[at] ?? []) features.add(`wk:${words[before] ?? ''} ${kind}`);
      }
    });
    return [...features];
  }

  const wordsIn = (text: string): string[] => text.trim().split(/\s+/).map(wordOf);
  return {
    /** The first features of the whole message, without how it begins and what stands close: what likeness is measured by. */
    plain(text: string): string[] {
      const words = wordsIn(text);
      return [...plainFeatures(words, words.map(kindsOf))];
    },

    /** The whole message, then its sentences, and pieces of it where it runs on. */
    parts(text: string, frames: readonly string[]): string[][] {
      const words = wordsIn(text);
      const sentences = words
        .join(' ')
        .split(' . ')
        .map((each) => each.split(' '))
        .filter((each) => each.length >= SHORTEST_PART);
      const pieces: string[][] = [];
      if (words.length > LONG)
        for (let at = 0; at + SHORTEST_PART < words.length; at += PIECE / 2) pieces.push(words.slice(at, at + PIECE));
      return [words, ...(sentences.length > 1 ? sentences : []), ...pieces].map((each) => signsOf(each, frames));
    },
  };
}
