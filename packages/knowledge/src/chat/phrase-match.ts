/**
 * A phrase is met word by word. It is kept as rows of parts that phrases share, and not as patterns of the language: three
 * thousand of those, each with its families spelled out, filled a third of the server's memory and had to be made ready.
 */
export type Part =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'start'; readonly start: string }
  | { readonly kind: 'sign'; readonly sign: string }
  | { readonly kind: 'like'; readonly pattern: RegExp }
  | { readonly kind: 'gap'; readonly most: number }
  | { readonly kind: 'edge'; readonly edge: 'begins' | 'ends' }
  | { readonly kind: 'choice'; readonly ways: readonly Row[]; readonly isOptional: boolean };
export type Row = readonly Part[];

/** A message cut into its words: with the signs of their families, and without. */
export interface Cut {
  readonly marked: readonly string[];
  readonly plain: readonly string[];
}

const FAMILY_SIGNS = /[\uE000-\uE0FF]+$/;

export function cutWords(text: string): Cut {
  const marked = text.trim().split(' ');
  return { marked, plain: marked.map((word) => word.replace(FAMILY_SIGNS, '')) };
}

/** Where to go on when a row is at its end. */
interface Then {
  readonly row: Row;
  readonly from: number;
  readonly then: Then | null;
}

function meets(part: Part, { marked, plain }: Cut, at: number): boolean {
  const word = marked[at];
  if (word === undefined) return false;
  if (part.kind === 'word') return plain[at] === part.word;
  if (part.kind === 'start') return word.startsWith(part.start);
  if (part.kind === 'sign') return word.includes(part.sign);
  return part.kind === 'like' && part.pattern.test(word);
}

const isAtEdge = (edge: 'begins' | 'ends', { marked }: Cut, at: number): boolean =>
  edge === 'begins' ? at === 0 : at === marked.length || marked[at] === '.';

/** The place behind the phrase, where it stands at this one; -1 where it does not. The first way that leads to an end is taken. */
export function endOf(row: Row, cut: Cut, at: number, from = 0, then: Then | null = null): number {
  let place = at;
  for (let next = from; next < row.length; next += 1) {
    const part = row[next] as Part;
    if (part.kind === 'edge') {
      if (!isAtEdge(part.edge, cut, place)) return -1;
    } else if (part.kind === 'gap') {
      let longest = 0;
      while (longest < part.most && cut.marked[place + longest]?.includes('.') === false) longest += 1;
      for (let skipped = longest; skipped >= 0; skipped -= 1) {
        const end = endOf(row, cut, place + skipped, next + 1, then);
        if (end >= 0) return end;
      }
      return -1;
    } else if (part.kind === 'choice') {
      const after = { row, from: next + 1, then };
      for (const way of part.ways) {
        const end = endOf(way, cut, place, 0, after);
        if (end >= 0) return end;
      }
      if (!part.isOptional) return -1;
    } else {
      if (!meets(part, cut, place)) return -1;
      place += 1;
    }
  }
  return then === null ? place : endOf(then.row, cut, place, then.from, then.then);
}

const isOfWord = ({ kind }: Part): boolean => kind === 'word' || kind === 'start' || kind === 'sign' || kind === 'like';

export function isIn(row: Row, cut: Cut): boolean {
  const [first] = row;
  const isTold = first !== undefined && isOfWord(first);
  for (let at = 0; at <= cut.marked.length; at += 1) {
    // Most phrases end at their first word: that is looked at without going into the row.
    if (isTold && !meets(first, cut, at)) continue;
    if (endOf(row, cut, at) >= 0) return true;
  }
  return false;
}

/** The message with one word instead of the phrase, wherever it stands. */
export function replaceIn(row: Row, cut: Cut, by: string): string {
  const out: string[] = [];
  for (let at = 0; at < cut.marked.length; ) {
    const end = endOf(row, cut, at);
    out.push(end > at ? by : (cut.marked[at] ?? ''));
    at = Math.max(end, at + 1);
  }
  return ` ${out.join(' ')} `;
}
