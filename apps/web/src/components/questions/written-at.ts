interface Place {
  readonly from: number;
  readonly to: number;
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
