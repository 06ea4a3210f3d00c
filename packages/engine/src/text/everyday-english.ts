/** A shorter word may end so by chance. */
const SHORTEST = 7;

/** Everyday English: a list that is opened when the first strange word comes, and how words end that are in no list. */
export class EverydayEnglish {
  readonly #text: string;
  readonly #endings: readonly string[];
  #words: ReadonlySet<string> | null = null;

  constructor(text: string, endings: readonly string[]) {
    this.#text = text;
    this.#endings = endings;
  }

  has(word: string): boolean {
    this.#words ??= new Set(this.#text.split(' '));
    return this.#words.has(word);
  }

  /** Something that is done, by how the word ends: "childminding". It may still be a slip: "metforming". */
  isDoing(word: string): boolean {
    return word.length >= SHORTEST && this.#endings.some((ending) => word.endsWith(ending));
  }
}
