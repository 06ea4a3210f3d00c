/** A longer family is a typo. */
const MOST = 2000;
const GROUP = /\(([^()]*)\)/;

/** Expands "(every|each) third (day|night|)" to all its variants. An empty variant makes a group optional. */
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

/** Expands the families in a list, without duplicates. */
export function inFull(words: readonly string[]): string[] {
  const known = new Set(words);
  return words.flatMap((word) => {
    if (!word.includes('(')) return [word];
    const family = [...new Set(saidInFull(word))].filter((each) => !known.has(each));
    for (const each of family) known.add(each);
    return family;
  });
}
