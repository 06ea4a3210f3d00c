export interface Place {
  readonly from: number;
  readonly to: number;
}

/**
 * Where the words of a line stand now, when the text has changed since it was read: the nearest place with the same words,
 * or null where they are gone.
 */
export function placeNow(text: string, { from, text: words }: Place & { readonly text: string }): Place | null {
  const before = text.lastIndexOf(words, from);
  const after = text.indexOf(words, from);
  const nearest = after < 0 || (before >= 0 && from - before < after - from) ? before : after;
  return words === '' || nearest < 0 ? null : { from: nearest, to: nearest + words.length };
}

/** The text with other words in one place. */
export const writtenAt = (text: string, { from, to }: Place, words: string): string =>
  text.slice(0, from) + words + text.slice(to);

/** The text without one entry, and without the sign that parted it from the next or from the one before. */
export function withoutPlace(text: string, { from, to }: Place): string {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const next = /^[ \t]*[,;\n][ \t]*/.exec(after)?.[0];
  if (next !== undefined) return before + after.slice(next.length);
  return (before.replace(/[ \t]*(?:[,;\n]|\band\b|[+&])?[ \t]*$/, '') + after).trimEnd();
}
