/** A shorter word may have this ending by chance. */
const SHORTEST = 7;
const SHORTEST_PLURAL = 5;

/** Everyday English: a word list, split up for the first unknown word, plus endings for words not listed. */
export class EverydayEnglish {
  readonly #text: string;
  readonly #endings: readonly string[];
  #words: ReadonlySet<string> | null = null;
  #proper: ReadonlySet<string> | null = null;

  constructor(text: string, endings: readonly string[]) {
    this.#text = text;
    this.#endings = endings;
  }

  has(word: string): boolean {
    this.#words ??= new Set(this.#text.split(' '));
    // "Neighbours": the list has not every plural.
    const isPlural = word.length > SHORTEST_PLURAL && word.endsWith('s');
    return this.#words.has(word) || (isPlural && this.#words.has(word.slice(0, -1)));
  }

  /** The name of a person or place, capitalized in the list. In a sentence it is one; alone it may be a brand. */
  isProper(word: string): boolean {
    this.#proper ??= new Set(this.#text.match(/(?<=^| )[A-Z]\S*/g)?.map((name) => name.toLowerCase()));
    return this.#proper.has(word);
  }

  /** An activity, by its ending: "childminding". It may still be a typo: "metforming". */
  isDoing(word: string): boolean {
    return word.length >= SHORTEST && this.#endings.some((ending) => word.endsWith(ending));
  }
}
