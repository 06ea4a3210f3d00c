/** The words that a message of the knowledge leaves open, to be filled with what the person wrote and what we call it. */
export interface OpenWords {
  readonly medicine?: string | undefined;
  readonly condition?: string | undefined;
  readonly supplement?: string | undefined;
}

const OPEN = /\{(medicine|condition|supplement)\}/gi;

export const hasOpenWords = (text: string): boolean => /\{(medicine|condition|supplement)\}/i.test(text);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A capital in the placeholder starts a sentence. */
export function fillOpenWords(template: string, words: OpenWords): string {
  return template.replace(OPEN, (_whole, key: string) => {
    const name = key.toLowerCase() as keyof OpenWords;
    const word = words[name] ?? `a ${name}`;
    return key.charAt(0) === name.charAt(0) ? word : capital(word);
  });
}

/** "apixaban or warfarin". */
export const orList = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`;

/** "apixaban and warfarin". */
export const andList = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
