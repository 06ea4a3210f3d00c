/** A shorter word may end so by chance. */
const SHORTEST = 7;
const SHORTEST_PLURAL = 5;

/** Everyday English: a list that is opened when the first strange word comes, and how words end that are in no list. */
export class EverydayEnglish {
  readonly #text: string;
  readonly #endings: readonly string[];
  #words: ReadonlySet<string> | null = null;
  #proper: ReadonlySet<string> = new Set();

  constructor(text: string, endings: readonly string[]) {
    this.#text = text;
    this.#endings = endings;
  }

  has(word: string): boolean {
    const words = this.#open();
    // "The pollens bad", "neighbours": the list has not every plural.
    return words.has(word) || (word.length > SHORTEST_PLURAL && word.endsWith('s') && words.has(word.slice(0, -1)));
  }

  /** The name of a person or a place: in the list these have a capital. Among words it is one of them; alone it may be a brand. */
  isProper(word: string): boolean {
    this.#open();
    return this.#proper.has(word);
  }

  #open(): ReadonlySet<string> {
    if (this.#words === null) {
      const all = this.#text.split(' ');
      this.#words = new Set(all);
      this.#proper = new Set(all.filter((word) => /^[A-Z]/.test(word)).map((word) => word.toLowerCase()));
    }
    return this.#words;
  }

  /** Something that is done, by how the word ends: "childminding". It may still be a slip: "metforming". */
  isDoing(word: string): boolean {
    return word.length >= SHORTEST && this.#endings.some((ending) => word.endsWith(ending));
  }
}
