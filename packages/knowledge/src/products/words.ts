/**
 * Normalizes a label name: "women's", "womens" and "women" match, "B-12" and "b12" too, and "2000iu" is a number and a
 * unit.
 */
export function labelWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’`´ʼ]/gu, '')
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/\b([a-z])[- ](\d+)\b/g, '$1$2')
    .replace(/(\d)([a-z]{2,})/g, '$1 $2');
  return (plain.match(/[a-z0-9]+/g) ?? []).map(stem);
}

function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Joining words, units and owners' names do not identify a product. */
const LITTLE = new Set(
  [
    'and',
    'with',
    'for',
    'the',
    'of',
    'a',
    'an',
    'by',
    'in',
    'to',
    'plus',
    'per',
    'mg',
    'mcg',
    'iu',
    'g',
    'ug',
    'gsk',
    'bayer',
    'pfizer',
  ].map(stem),
);

export const isTelling = (word: string): boolean => !LITTLE.has(word);

/** One line for each kind; '#' starts a remark. */
export const plainWordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .flatMap(labelWords),
  );
