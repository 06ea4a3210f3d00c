import type { ProductMatch } from '@evidose/engine';
import type { LeadWords } from './lead-words.ts';
import { isTelling, labelWords } from './words.ts';

/** One label of the table, without its panel. */
export interface Label {
  /** Line of its panel. */
  readonly line: number;
  readonly id: string;
  readonly brand: string;
  readonly name: string;
  readonly servingCount: number;
  readonly servingUnit: string;
  readonly lastSeen: number | null;
  /** The table has a newer label of the same product. */
  readonly isOld: boolean;
  readonly reports: number;
}

interface Indexed {
  readonly label: Label;
  readonly brand: readonly string[];
  readonly words: ReadonlySet<string>;
}

/**
 * The table in searchable form: a line for each label, sorted by the first word of its brand. Each line starts with
 * that word, the words of the brand and those of the name, so nothing has to be parsed to find it. A plain strength
 * ("VITAMIN D 2000 IU") is no product and has no search word.
 */
export function labelText(table: string): string {
  return (
    table
      // A single replacement character would make the string two bytes per character.
      .replaceAll('\uFFFD', '')
      .split('\n')
      .map((row, line) => {
        const [, brand = '', name = '', , , , kind] = row.split('\t');
        const words = [...new Set(labelWords(`${brand} ${name}`).filter(isTelling))];
        // A product without a known brand is found by its first word.
        const own = labelWords(brand || name).filter(isTelling);
        const lead = brand === '' ? own.slice(0, 1) : own;
        return [kind === '' ? (lead[0] ?? '') : '', lead.join(' '), words.join(' '), line, row].join('\t');
      })
      .sort()
      .join('\n')
  );
}

function indexedOf(text: string): Indexed {
  const [
    ,
    brandWords = '',
    words = '',
    line,
    id = '',
    brand = '',
    name = '',
    count,
    unit = '',
    ,
    ,
    year,
    old,
    reports,
  ] = text.split('\t');
  const label: Label = {
    line: Number(line),
    id,
    brand,
    name,
    servingCount: Number(count) || 1,
    servingUnit: unit.split('/')[0]?.toLowerCase() ?? '',
    lastSeen: year === '' || year === undefined ? null : Number(year),
    isOld: old === '1',
    reports: Number(reports),
  };
  return { label, brand: brandWords.split(' '), words: new Set(words.split(' ')) };
}

/** Ranks names: reported more often, newer, and closer to what was typed. */
function scoreOf({ label, words }: Indexed, matched: number): number {
  const age = label.lastSeen === null ? 12 : (2023 - label.lastSeen) * 1.5;
  return matched * 40 - (words.size - matched) * 2 - age - (label.isOld ? 25 : 0) + 3 * Math.log2(label.reports + 1);
}

interface Scored {
  readonly at: Indexed;
  readonly words: readonly string[];
  readonly score: number;
}

export class LabelNames {
  readonly #text: string;
  /** First word of a brand → where its lines start, in word order. */
  readonly #starts = new Map<string, number>();
  readonly #leads: readonly string[];
  readonly #words: LeadWords;
  readonly #plain: ReadonlySet<string>;
  readonly #families = new Map<string, readonly Indexed[]>();
  #places: ReadonlyMap<string, number> | null = null;

  constructor(text: string, words: LeadWords, plain: ReadonlySet<string>) {
    this.#text = text;
    this.#words = words;
    this.#plain = plain;
    let last = '';
    for (let at = 0; at < text.length; at = this.#after(at)) {
      const lead = text.slice(at, text.indexOf('\t', at));
      if (lead !== last && words.has(lead)) this.#starts.set(lead, at);
      last = lead;
    }
    this.#leads = [...words.keys()];
  }

  #after(at: number): number {
    const end = this.#text.indexOf('\n', at);
    return end < 0 ? this.#text.length : end + 1;
  }

  #lineAt(at: number): string {
    const end = this.#text.indexOf('\n', at);
    return this.#text.slice(at, end < 0 ? undefined : end);
  }

  /** All labels whose brand starts with this word. */
  #family(lead: string): readonly Indexed[] {
    const known = this.#families.get(lead);
    if (known !== undefined) return known;
    const found: Indexed[] = [];
    const head = `${lead}\t`;
    const start = this.#starts.get(lead) ?? this.#text.length;
    for (let at = start; this.#text.startsWith(head, at); at = this.#after(at)) found.push(indexedOf(this.#lineAt(at)));
    this.#families.set(lead, found);
    return found;
  }

  byId(id: string): Label | undefined {
    this.#places ??= this.#allPlaces();
    const at = this.#places.get(id);
    return at === undefined ? undefined : indexedOf(this.#lineAt(at)).label;
  }

  #allPlaces(): Map<string, number> {
    const places = new Map<string, number>();
    for (let at = 0; at < this.#text.length; at = this.#after(at))
      places.set(this.#lineAt(at).split('\t', 5)[4] ?? '', at);
    return places;
  }

  /** Requires every word of the brand and half of the others. */
  find(typed: string, limit: number): ProductMatch[] {
    const asked = [...new Set(labelWords(typed).filter(isTelling))];
    return likeliest(this.#scored(asked, asked, null), limit, this.#plain);
  }

  /** Treats the last word as a prefix: "nature made mag". */
  complete(typed: string, limit: number): ProductMatch[] {
    const asked = [...new Set(labelWords(typed).filter(isTelling))];
    if (asked.join('').length < SHORTEST_START) return [];
    const start = /[\s,]$/.test(typed) ? null : (asked.at(-1) ?? null);
    const leads = start === null ? asked : [...asked.slice(0, -1), ...this.#leadsFrom(start)];
    return likeliest(this.#scored(leads, asked, start), limit, this.#plain);
  }

  #leadsFrom(start: string): string[] {
    let low = 0;
    let high = this.#leads.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#leads[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let i = low; this.#leads[i]?.startsWith(start); i++) found.push(this.#leads[i] ?? '');
    return found;
  }

  #scored(leads: readonly string[], asked: readonly string[], start: string | null): Scored[] {
    const scored: Scored[] = [];
    // A unique word ("PreserVision") is enough; a brand of plain words ("Nature Made") must be complete.
    const own = leads.filter((word) => this.#words.get(word)?.isOwn === true);
    const strengths = asked.filter((word) => /^\d{3,}$/.test(word));
    const isTyped = (word: string) => asked.includes(word) || (start !== null && word.startsWith(start));
    for (const lead of new Set(leads.flatMap((word) => this.#words.get(word)?.lead ?? []))) {
      for (const at of this.#family(lead)) {
        const words = wordsIn(at.words, asked, start);
        // A strength that the label does not have means another product.
        if (strengths.some((word) => !words.includes(word))) continue;
        if (
          (start !== null && words.length * 2 < asked.length) ||
          !(own.some((word) => at.words.has(word)) || at.brand.every(isTyped))
        )
          continue;
        // A brand of one plain word ("Women's") is just a word in the text.
        if (new Set(at.brand).size < 2 && !own.some((word) => at.words.has(word))) continue;
        const unnamed = at.brand.filter((word) => !isTyped(word)).length;
        scored.push({ at, words, score: scoreOf(at, words.length) - 15 * unnamed });
      }
    }
    return scored.sort((a, b) => b.score - a.score);
  }
}

/** The words asked for that a label has; `start` may match a prefix. */
function wordsIn(words: ReadonlySet<string>, asked: readonly string[], start: string | null): string[] {
  const found: string[] = [];
  for (const word of asked) {
    if (words.has(word) || (word === start && startsOne(words, word))) found.push(word);
  }
  return found;
}

function startsOne(words: ReadonlySet<string>, start: string): boolean {
  for (const word of words) if (word.startsWith(start)) return true;
  return false;
}

/** One line for each name; the newest of each. */
function likeliest(scored: readonly Scored[], limit: number, plain: ReadonlySet<string>): ProductMatch[] {
  const matches: ProductMatch[] = [];
  const seen = new Set<string>();
  for (const { at, words } of scored) {
    if (matches.length >= limit) break;
    const { id, name, servingCount, servingUnit } = at.label;
    const line = `${[...at.words].sort().join(' ')} ${servingUnit}`;
    if (seen.has(line)) continue;
    seen.add(line);
    matches.push({
      id,
      name,
      servingCount,
      servingUnit,
      words,
      isClear: matches.length === 0 && isClear(scored, plain),
    });
  }
  return matches;
}

const RECENT = 2017;
/** A shorter prefix matches half the table. */
const SHORTEST_START = 3;

/**
 * Clear if every other recent label with as many matching words only adds words ("Kids") or leaves out a maker. With
 * only a maker and words that any label has ("CVS natural"), the match is never clear.
 */
function isClear(scored: readonly Scored[], plain: ReadonlySet<string>): boolean {
  const [best] = scored;
  if (best === undefined) return false;
  const isDistinctive = best.words.some((word) => !plain.has(word) && !best.at.brand.includes(word));
  const rivals = scored.filter(
    ({ at, words }) =>
      words.length >= best.words.length && (!isDistinctive || (!at.label.isOld && (at.label.lastSeen ?? 0) >= RECENT)),
  );
  return rivals.every(({ at }) => {
    const missing = [...best.at.words].filter((word) => !at.words.has(word)).length;
    return missing === 0 || (missing === 1 && at.words.size < best.at.words.size);
  });
}
