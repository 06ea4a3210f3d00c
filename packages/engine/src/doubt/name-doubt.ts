import type { Meaning } from '../text/names.ts';
import type { Entry } from '../text/reader.ts';

/** What a guess may stand for, by our names, likeliest first. */
export function namesMeant({ meaning, candidates, guessed }: Entry): readonly string[] {
  if (!guessed) return [];
  const meanings = meaning === null ? candidates : [meaning];
  return [...new Set(meanings.map(nameOf))].filter((name) => name !== '');
}

const nameOf = ({ drug, supplement, drugClass, brand }: Meaning): string =>
  drug?.name ?? supplement?.name ?? drugClass?.name ?? brand?.name ?? '';
