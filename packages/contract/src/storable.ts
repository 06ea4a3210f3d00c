/** Halves of surrogate pairs: no text of a person has one, and no column or JSON document takes it. */
const HALF = /\p{Cs}/u;

/** Whether a text can be kept: no NUL, nothing that is half a character. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !HALF.test(text);
