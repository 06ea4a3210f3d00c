export interface Place {
  readonly from: number;
  readonly to: number;
}

/** Where a line is now if the text changed since it was read: the nearest position with the same words, or null. */
export function placeNow(text: string, { from, text: words }: Place & { readonly text: string }): Place | null {
  const before = text.lastIndexOf(words, from);
  const after = text.indexOf(words, from);
  const nearest = after < 0 || (before >= 0 && from - before < after - from) ? before : after;
  return words === '' || nearest < 0 ? null : { from: nearest, to: nearest + words.length };
}

export const locateText = (text: string, { from, to }: Place, words: string): string =>
  text.slice(0, from) + words + text.slice(to);

/** Removes an entry together with one separator. */
export function withoutPlace(text: string, { from, to }: Place): string {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const next = /^[ \t]*[,;\n][ \t]*/.exec(after)?.[0];
  if (next !== undefined) return before + after.slice(next.length);
  return (before.replace(/[ \t]*(?:[,;\n]|\band\b|[+&])?[ \t]*$/, '') + after).trimEnd();
}
