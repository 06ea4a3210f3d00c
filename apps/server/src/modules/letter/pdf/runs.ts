import { type Face, faceFor, type Weight } from './fonts.ts';

export interface Run {
  readonly face: Face;
  readonly text: string;
}

const MARK = /\p{M}/u;
const PLAIN = /latin|vietnamese/;
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}\u2028\u2029]/u;
/** Joiners that shape adjacent letters in Persian and Indian scripts. */
const JOINERS = /[\u200c\u200d]/;
/** Narrow and non-breaking spaces that the fonts lack. */
const BLANK = /[\u2000-\u200a\u202f\u205f\u3000\u00a0]/gu;

function shown(character: string, weight: Weight): { text: string; face: Face | null } {
  const face = faceFor(character.codePointAt(0) ?? 0, weight);
  if (face !== null) return { text: character, face };
  // No character may change or vanish: one that no font has is written as its code point.
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { text: `[U+${number}]`, face: faceFor(0x55, weight) };
}

/** Splits text into runs that one font can set. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: { face: Face; text: string }[] = [];
  const clean = text.normalize('NFC').replaceAll(BLANK, ' ').replaceAll('\u2011', '-');
  for (const character of clean) {
    const last = runs.at(-1);
    if (JOINERS.test(character) && last !== undefined && !PLAIN.test(last.face.name)) last.text += character;
    if (INVISIBLE.test(character)) continue;
    // A combining mark stays with its letter, whichever font has that.
    if (last !== undefined && MARK.test(character) && !PLAIN.test(last.face.name)) {
      last.text += character;
      continue;
    }
    const piece = shown(character, weight);
    if (piece.face === null) continue;
    if (last?.face.name === piece.face.name) last.text += piece.text;
    else runs.push({ face: piece.face, text: piece.text });
  }
  return runs;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export const runsRightToLeft = (word: string): boolean => RIGHT_TO_LEFT.test(word);
