/**
 * Cuts a list as people write it into its lines. Commas inside numbers stay ("1,000 IU"), and so do the full stops of
 * "St. John's" and "vit. D"; joining words are left to the reader of names, as names may contain them.
 */
const SEPARATOR = /[\r\n;|•·‣●\t]+|,(?!\d)|(?<!\d),|、|，|；|(?<=\p{L}{4})[.!?](?=\s+\p{L})|\s[-–—]\s/u;
const BULLET = /^\s*(?:[-–—*•]|\d{1,2}[.)](?=\s))\s*/;

export function splitList(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(SEPARATOR)) {
    const line = part.replace(BULLET, '').trim();
    if (line !== '') parts.push(line);
  }
  return parts;
}
