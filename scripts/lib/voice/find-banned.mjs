import { BANNED, FIXED } from './banned.mjs';

/** @typedef {import('./texts.mjs').Said} Said */

/** @param {readonly Said[]} said @returns {(Said & { readonly instead: string })[]} */
export function findBanned(said) {
  return said.flatMap(({ file, text }) =>
    FIXED.some((fixed) => fixed.test(text))
      ? []
      : BANNED.filter(({ turn }) => turn.test(text)).map(({ instead }) => ({ file, text, instead })),
  );
}
