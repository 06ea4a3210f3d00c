import { type Allergen, saysNotAllergic } from '@evidose/contract';
import type { Understood } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { linesOf } from '../text/lines.ts';
import { readNames } from '../text/reader.ts';
import { isJunk } from '../text/scan/junk.ts';
import { CONNECTORS, wordsOf } from '../text/tokens.ts';
import { saysNone } from './lists.ts';

type Allergies = Pick<Understood, 'allergens' | 'allergyUnclear' | 'allergyUnread' | 'allergySupplements'>;

const NO_ALLERGY: Allergies = {
  allergens: new Map(),
  allergyUnclear: false,
  allergyUnread: [],
  allergySupplements: new Map(),
};

const LONGEST_NAME = 4;

/** Numbers, forms, times and talk name no allergen. */
function isSilent({ names }: Prepared, word: string): boolean {
  return names.words.allergyFiller.has(word) || names.words.isTalk(word);
}

/** Finds the allergens in a line; what is left over comes back as words. */
function readLine(prepared: Prepared, line: string, found: Map<Allergen, string>): string[] {
  const words = wordsOf(line).filter((word) => !CONNECTORS.has(word));
  const left: string[] = [];
  let at = 0;
  while (at < words.length) {
    let taken = 0;
    for (let size = Math.min(LONGEST_NAME, words.length - at); size > 0 && taken === 0; size--) {
      const ids = prepared.allergenNames.find(words.slice(at, at + size).join(''));
      if (ids === undefined) continue;
      for (const id of ids) if (!found.has(id)) found.set(id, line.trim());
      taken = size;
    }
    const word = words[at] ?? '';
    if (taken === 0 && !isSilent(prepared, word)) {
      const guesses = prepared.allergenNames.guess(word);
      for (const id of guesses) if (!found.has(id)) found.set(id, line.trim());
      if (guesses.size === 0) left.push(word);
    }
    at += Math.max(taken, 1);
  }
  return left;
}

/**
 * A stated allergy that cannot be read counts as every listed allergen. An allergy to a medicine ("penicillin") asks
 * nothing of a form; one to a supplement ("turmeric") rules it out.
 */
export function readAllergies(prepared: Prepared, answer: 'yes' | 'no', details: string): Allergies {
  if (answer === 'no') return NO_ALLERGY;
  if (details === '' || saysNone(prepared, details)) return { ...NO_ALLERGY, allergyUnclear: true };
  const allergens = new Map<Allergen, string>();
  const allergySupplements = new Map<number, string>();
  const allergyUnread: string[] = [];
  for (const line of linesOf(details)) {
    if (saysNotAllergic(line)) continue;
    const left = readLine(prepared, line, allergens);
    if (left.length === 0) continue;
    // A string without sense names no medicine; as an allergy it is one that we could not read.
    if (left.some(isJunk)) allergyUnread.push(line.trim());
    for (const piece of readNames(prepared.names, left.join(' '))) {
      const supplement = piece.meaning?.supplement;
      const known = supplement === undefined ? undefined : prepared.supplementById.get(supplement.id);
      if (known !== undefined) allergySupplements.set(known.index, line.trim());
      else if (piece.meaning === null) allergyUnread.push(line.trim());
    }
  }
  for (const [allergen, text] of [...allergens]) {
    for (const other of prepared.alsoAvoid.get(allergen) ?? []) if (!allergens.has(other)) allergens.set(other, text);
  }
  const nothingRead = allergens.size === 0 && allergySupplements.size === 0;
  const onlyMedicines = nothingRead && allergyUnread.length === 0;
  // Text of filler words alone ("hives") names nothing.
  const unclear = allergyUnread.length > 0 || (onlyMedicines && !namesMedicine(prepared, details));
  return { allergens, allergyUnclear: unclear, allergyUnread: [...new Set(allergyUnread)], allergySupplements };
}

function namesMedicine(prepared: Prepared, details: string): boolean {
  return readNames(prepared.names, details).some(({ meaning }) => meaning !== null);
}
