/** Characters of the PDF's built-in fonts beyond Latin-1. */
const EXTRA = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const REPLACED: Readonly<Record<string, string>> = {
  '≥': 'at least ',
  '≤': 'at most ',
  '→': '->',
  μ: 'µ',
  '\u2009': ' ',
};

function fits(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || EXTRA.includes(character);
}

/**
 * People type names in any script; the built-in fonts have Western letters only. What has no letter there loses its
 * accent, or becomes a question mark, so that nothing turns into another letter.
 */
export function printable(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => REPLACED[character] ?? character)
    .join('')
    .replaceAll(/./gsu, (character) => {
      if (fits(character)) return character;
      if (/\s/u.test(character)) return ' ';
      const plain = character.normalize('NFD').replaceAll(/\p{M}/gu, '');
      return plain !== '' && [...plain].every(fits) ? plain : '?';
    });
}
