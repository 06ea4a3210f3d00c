import type { ForeignBrand, ForeignBrands } from '@evidose/engine';

const NONE: readonly ForeignBrand[] = Object.freeze([]);

/** Parsed names are cached up to this many. */
const MOST_KEPT = 1000;

const listOf = (text: string | undefined): readonly string[] =>
  text === undefined || text === '' ? [] : text.split(';');

function brandOf(line: string): ForeignBrand {
  const [, name = '', ingredients, countries, routes, kind, flag, members, isOrdinary] = line.split('\t');
  return Object.freeze({
    name,
    ingredients: listOf(ingredients),
    countries: listOf(countries),
    routes: listOf(routes) as ForeignBrand['routes'],
    kind: kind as ForeignBrand['kind'],
    flag: flag === '' ? null : (flag as ForeignBrand['flag']),
    members: listOf(members),
    isOrdinaryWord: isOrdinary === '1',
  });
}

/**
 * Looks up brands of other countries in the compiled text. Nothing is read before the first lookup, and a line is
 * parsed only when its name is asked for, so a process that meets no foreign brand pays for the keys alone.
 */
export class BrandIndex implements ForeignBrands {
  readonly #read: () => string;
  #text = '';
  /** Key → offset of its first line. */
  #starts: ReadonlyMap<string, number> | null = null;
  #sorted: readonly string[] | null = null;
  readonly #found = new Map<string, readonly ForeignBrand[]>();

  constructor(read: () => string) {
    this.#read = read;
  }

  #index(): ReadonlyMap<string, number> {
    if (this.#starts !== null) return this.#starts;
    const text = this.#read();
    const starts = new Map<string, number>();
    let last = '';
    for (let at = 0; at < text.length; ) {
      const key = text.slice(at, text.indexOf('\t', at));
      if (key !== last) starts.set(key, at);
      last = key;
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end + 1;
    }
    this.#text = text;
    this.#starts = starts;
    return starts;
  }

  find(key: string): readonly ForeignBrand[] {
    const start = this.#index().get(key);
    if (start === undefined) return NONE;
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const found = this.#linesOf(key, start);
    if (this.#found.size >= MOST_KEPT) this.#found.clear();
    this.#found.set(key, found);
    return found;
  }

  #linesOf(key: string, start: number): readonly ForeignBrand[] {
    const found: ForeignBrand[] = [];
    const head = `${key}\t`;
    for (let at = start; this.#text.startsWith(head, at); ) {
      const end = this.#text.indexOf('\n', at);
      found.push(brandOf(this.#text.slice(at, end < 0 ? undefined : end)));
      if (end < 0) break;
      at = end + 1;
    }
    return found;
  }

  keys(): Iterable<string> {
    return this.#index().keys();
  }

  startingWith(start: string, limit: number): readonly string[] {
    this.#sorted ??= [...this.#index().keys()];
    const keys = this.#sorted;
    let low = 0;
    let high = keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((keys[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < low + limit && keys[end]?.startsWith(start)) end += 1;
    return keys.slice(low, end);
  }
}
