/**
 * What a message must hold for a phrase to be in it: one of these. A word stands for itself, `kill*` for whatever begins so, and a letter of the
 * families for any word of that family. Null where nothing can be told.
 */
export type Needs = readonly string[] | null;

interface Words {
  /** The phrase cut into its parts. */
  readonly partsOf: (phrase: string) => readonly string[];
  /** What a part is met as, where it is no bracket: words in a row, each needed. */
  readonly met: (part: string) => readonly string[];
  /** The letter of a family and its phrases of several words; undefined where there is none of this name. */
  readonly family: (name: string) => { readonly sign: string; readonly longer: readonly string[] } | undefined;
}

/** Short words stand in most messages, and a family is many words. */
const SHORT = 3;
const OFTEN = 20;
const isSign = (need: string): boolean => need >= '\uE000' && need <= '\uE0FF';
const weightOf = (needs: readonly string[]): number =>
  needs.reduce((sum, need) => sum + (need.length <= SHORT || isSign(need) ? OFTEN : 1), 0);

/** Of what a row of words needs, that which is said least. */
const rarer = (a: Needs, b: Needs): Needs => {
  if (a === null || b === null) return a ?? b;
  return weightOf(b) < weightOf(a) ? b : a;
};

export function createNeeds({ partsOf, met, family }: Words): (phrase: string) => Needs {
  const ofFamilies = new Map<string, Needs>();

  function ofFamily(name: string): Needs {
    const known = ofFamilies.get(name);
    if (known !== undefined) return known;
    const found = family(name);
    const each = found?.longer.map(needsOf) ?? [null];
    const needs = found === undefined || each.includes(null) ? null : [found.sign, ...each.flatMap((one) => one ?? [])];
    ofFamilies.set(name, needs);
    return needs;
  }

  /** One of several ways: what each of them needs. */
  function ofChoice(parts: readonly string[], at: { now: number }): Needs {
    const ways: Needs[] = [];
    let row: Needs = null;
    for (; at.now < parts.length; at.now += 1) {
      const part = parts[at.now] ?? '';
      if (part === ')' || part === ']') break;
      if (part === '|') {
        ways.push(row);
        row = null;
      } else if (part === '(' || part === '[') {
        at.now += 1;
        const inside = ofChoice(parts, at);
        // What is in square brackets may be left out.
        if (part === '(') row = rarer(row, inside);
      } else if (/^<[a-z-]+>$/.test(part) && met(part).length === 0) row = rarer(row, ofFamily(part.slice(1, -1)));
      else for (const need of met(part)) row = rarer(row, [need]);
    }
    ways.push(row);
    return ways.includes(null) ? null : ways.flatMap((way) => way ?? []);
  }

  function needsOf(phrase: string): Needs {
    return ofChoice(partsOf(phrase), { now: 0 });
  }
  return needsOf;
}

/** Which phrases a message may hold, told by its words; what it surely does not hold need not be looked for. */
export class PhraseIndex {
  readonly #byWord = new Map<string, number[]>();
  readonly #byStart = new Map<string, number[]>();
  readonly #always: number[] = [];
  #count = 0;
  #text: string | null = null;
  #found = new Uint8Array();

  /** The number of a phrase with these needs. */
  add(needs: Needs): number {
    const id = this.#count;
    this.#count += 1;
    if (needs === null) this.#always.push(id);
    for (const need of new Set(needs)) {
      const isStart = need.endsWith('*');
      const index = isStart ? this.#byStart : this.#byWord;
      const key = isStart ? need.slice(0, -1) : need;
      const ids = index.get(key);
      if (ids === undefined) index.set(key, [id]);
      else ids.push(id);
    }
    this.#text = null;
    return id;
  }

  /** Every stage asks about the same message: its words are looked up once. */
  mayBeIn(text: string, id: number): boolean {
    if (text !== this.#text) {
      this.#found = this.#lookUp(text);
      this.#text = text;
    }
    return this.#found[id] === 1;
  }

  #lookUp(text: string): Uint8Array<ArrayBuffer> {
    const found = new Uint8Array(this.#count);
    const mark = (ids: readonly number[] | undefined): void => {
      for (const id of ids ?? []) found[id] = 1;
    };
    mark(this.#always);
    for (const marked of new Set(text.split(' '))) {
      const word = marked.replace(FAMILY_SIGNS, '');
      mark(this.#byWord.get(word));
      for (let end = 1; end <= word.length; end += 1) mark(this.#byStart.get(word.slice(0, end)));
      for (const sign of marked.match(FAMILY_SIGNS) ?? []) mark(this.#byWord.get(sign));
    }
    return found;
  }
}

const FAMILY_SIGNS = /[\uE000-\uE0FF]/g;
