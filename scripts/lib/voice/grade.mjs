/** Flesch-Kincaid grade: the years of school that a text requires. */

/** Names of substances and medicines; a writer cannot shorten them. */
const NAME = /\{\w+\}|\$\{[^}]*\}|[“”"'’()[\]]/g;

/** A label or a button is not a sentence. */
const LEAST_WORDS = 5;

/** @param {string} word */
function syllablesIn(word) {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const trimmed = letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  return Math.max(1, trimmed.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/** @param {readonly string[]} texts */
export function gradeOf(texts) {
  let [sentences, words, syllables] = [0, 0, 0];
  for (const text of texts) {
    for (const sentence of text.replace(NAME, ' ').split(/[.!?:;]+\s|[.!?]$/)) {
      const found = sentence.split(/[^A-Za-z'’-]+/).filter((word) => /[a-z]/i.test(word));
      if (found.length < LEAST_WORDS) continue;
      sentences += 1;
      words += found.length;
      for (const word of found) syllables += syllablesIn(word);
    }
  }
  if (sentences === 0) return 0;
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}
