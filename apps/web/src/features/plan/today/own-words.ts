import type { CurrentReview, MedicineRoute, Recognised } from '@evidose/contract';

type Read = Pick<Recognised, 'id' | 'text' | 'name' | 'word'>;

export interface OwnWords {
  /** The person's word for it. */
  readonly name: string;
  /** '75 mcg': tells two entries with one name apart. */
  readonly strength: string;
  /** Our name, if theirs differs. */
  readonly otherName: string;
  readonly written: string;
}

const STRENGTH = /^[\s,:(]*(\d[\d.,/]*\s?(?:mcg|µg|ug|mg|g|iu|units?|ml|meq|%)(?:\/\w+)?)\b\)?/iu;

/** The name in plans of earlier versions: the words before the first number, if any. */
function wordBefore({ id, text, name }: Read): string {
  const word = text.split(/\s+(?=\d)/u)[0] ?? text;
  return id !== null && !word.toLowerCase().includes(name.toLowerCase()) ? name : word;
}

/** 'Turmeric' of 'Turmeric (curcumin)'; the brackets only explain. */
const mainName = (name: string): string => name.replace(/ \(.*$/u, '');

/**
 * 'Eliquis', '5 mg', 'twice a day', and that it is apixaban. Starts at the name the reader found: what a label prints
 * before it ("Rx# 4431") is not part of the name.
 */
export function ownWords(read: Read): OwnWords {
  const word = read.word ?? wordBefore(read);
  const at = read.text.indexOf(word);
  const behind = at < 0 ? '' : read.text.slice(at + word.length);
  const strength = STRENGTH.exec(behind);
  const said = word.toLowerCase();
  return {
    name: word,
    strength: strength?.[1] ?? '',
    otherName: read.id === null || said.includes(mainName(read.name).toLowerCase()) ? '' : read.name,
    written: behind
      .slice(strength?.[0].length ?? 0)
      .replace(/^[\s,;:)]+/u, '')
      .trim(),
  };
}

/** 'estradiol 0.05 mg' */
export function shortName(read: Read): string {
  const { name, strength } = ownWords(read);
  return strength === '' ? name : `${name} ${strength}`;
}

/** The written text from its name on. */
export function fromItsName(read: Read): string {
  const { name } = ownWords(read);
  const at = read.text.indexOf(name);
  return at < 0 ? name : read.text.slice(at);
}

const PATCH = /\b(?:patch|patches|plaster)\b/iu;

/** Nobody swallows a patch. */
const DONE: Readonly<Record<MedicineRoute, string>> = {
  oral: 'Taken',
  injection: 'Injected',
  inhaled: 'Used',
  skin: 'Applied',
  eye: 'Used',
  ear: 'Used',
  nose: 'Used',
  rectal: 'Used',
  vaginal: 'Used',
  implanted: 'Done',
};

export const doneWord = ({ route, text }: Pick<CurrentReview, 'route' | 'text'>): string =>
  route === 'skin' && PATCH.test(text) ? 'Changed' : DONE[route ?? 'oral'];
