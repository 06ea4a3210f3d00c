/** Longer families are a slip of the pen. */
const MOST = 2000;
const GROUP = /\(([^()]*)\)/;

/** "(every|each) third (day|night|)": all the ways it may be said. What may be left out is an empty way. */
export function saidInFull(phrase: string): readonly string[] {
  const group = GROUP.exec(phrase);
  if (group === null) return [phrase.replace(/ {2,}/g, ' ').trim()];
  const ways = (group[1] ?? '').split('|');
  const full = ways.flatMap((way) =>
    saidInFull(phrase.slice(0, group.index) + way + phrase.slice(group.index + group[0].length)),
  );
  if (full.length > MOST) throw new RangeError(`'${phrase}' has more than ${MOST} ways`);
  return full;
}

/** A list with its families said in full. What stands there by itself is not said again. */
export function inFull(words: readonly string[]): string[] {
  const known = new Set(words);
  return words.flatMap((word) => {
    if (!word.includes('(')) return [word];
    const family = [...new Set(saidInFull(word))].filter((each) => !known.has(each));
    for (const each of family) known.add(each);
    return family;
  });
}
