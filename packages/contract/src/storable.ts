/** Lone surrogates: never part of a person's text, and rejected by database columns and JSON documents. */
const HALF = /\p{Cs}/u;

/** Whether a text can be stored: no NUL and no lone surrogates. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !HALF.test(text);
