/** A shorter word may have this ending by chance. */
const SHORTEST = 7;
const SHORTEST_PLURAL = 5;

/** Slots per word: most stay free. */
const ROOM = 2;

/** Stores words as offsets into one string: a hundred thousand strings would take eight times the memory. */
class WordsOfText {
  readonly #text: string;
  readonly #mask: number;
  /** Offset of a word plus one; zero if free. */
  readonly #places: Int32Array;

  constructor(text: string, begins: readonly number[]) {
    this.#text = text;
    let size = 1;
    while (size < begins.length * ROOM) size *= 2;
    this.#mask = size - 1;
    this.#places = new Int32Array(size);
    for (const begin of begins) {
      const end = text.indexOf(' ', begin);
      let place = this.#placeOf(text.slice(begin, end < 0 ? undefined : end));
      while (this.#places[place] !== 0) place = (place + 1) & this.#mask;
      this.#places[place] = begin + 1;
    }
  }

  has(word: string): boolean {
    for (let place = this.#placeOf(word); this.#places[place] !== 0; place = (place + 1) & this.#mask) {
      const begin = (this.#places[place] ?? 0) - 1;
      const end = begin + word.length;
      const isWhole = end === this.#text.length || this.#text.charCodeAt(end) === BLANK;
      if (isWhole && this.#text.startsWith(word, begin)) return true;
    }
    return false;
  }

  #placeOf(word: string): number {
    let hash = 0x811c9dc5;
    for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
    return (hash ^ (hash >>> 15)) & this.#mask;
  }
}
const BLANK = 32;

function beginningsIn(text: string): number[] {
  const begins: number[] = [];
  for (let at = 0; at >= 0 && at < text.length; ) {
    begins.push(at);
    const blank = text.indexOf(' ', at);
    at = blank < 0 ? -1 : blank + 1;
  }
  return begins;
}

/** Everyday English: a word list loaded for the first unknown word, plus endings for words not listed. */
export class EverydayEnglish {
  readonly #text: string;
  readonly #endings: readonly string[];
  #words: WordsOfText | null = null;
  #proper: WordsOfText | null = null;

  constructor(text: string, endings: readonly string[]) {
    this.#text = text;
    this.#endings = endings;
  }

  has(word: string): boolean {
    this.#words ??= new WordsOfText(this.#text, beginningsIn(this.#text));
    // "The pollens bad", "neighbours": the list has not every plural.
    return (
      this.#words.has(word) ||
      (word.length > SHORTEST_PLURAL && word.endsWith('s') && this.#words.has(word.slice(0, -1)))
    );
  }

  /** The name of a person or place, capitalized in the list. In a sentence it is one; alone it may be a brand. */
  isProper(word: string): boolean {
    if (this.#proper === null) {
      const names =
        this.#text
          .match(/(?<=^| )[A-Z]\S*/g)
          ?.join(' ')
          .toLowerCase() ?? '';
      this.#proper = new WordsOfText(names, beginningsIn(names));
    }
    return this.#proper.has(word);
  }

  /** An activity, by its ending: "childminding". It may still be a typo: "metforming". */
  isDoing(word: string): boolean {
    return word.length >= SHORTEST && this.#endings.some((ending) => word.endsWith(ending));
  }
}
