import type { PlausibleAmounts, SoldStrengths, UsualAmount } from '@evidose/engine';

const numbersOf = (text: string | undefined): readonly number[] =>
  text === undefined || text === '' ? [] : text.split(' ').map(Number);

const RHYTHMS = [
  ['weekly', 'week'],
  ['monthly', 'month'],
] as const;

/** The note is the last field, so commas in it do not split it. */
function usualOf(line: string): UsualAmount {
  const [, route = '', unit = '', low, high, ...note] = line.split(',');
  const every = RHYTHMS.filter(([word]) => note.join().includes(word)).map(([, rhythm]) => rhythm);
  return Object.freeze({ route, unit, low: Number(low), high: Number(high), every });
}

function strengthsOf(line: string): SoldStrengths {
  const [, route = '', unit = '', sold, withdrawn] = line.split(',');
  return Object.freeze({ route, unit, sold: numbersOf(sold), withdrawn: numbersOf(withdrawn) });
}

/** Rows of one table by drug, read on first use; a drug's rows are parsed only when it is asked for. */
class Rows<Row> {
  readonly #read: () => string;
  readonly #rowOf: (line: string) => Row;
  #lines: ReadonlyMap<string, readonly string[]> | null = null;
  readonly #found = new Map<string, readonly Row[]>();

  constructor(read: () => string, rowOf: (line: string) => Row) {
    this.#read = read;
    this.#rowOf = rowOf;
  }

  #index(): ReadonlyMap<string, readonly string[]> {
    if (this.#lines !== null) return this.#lines;
    const [, ...lines] = this.#read().trimEnd().split('\n');
    const index = new Map<string, string[]>();
    for (const line of lines) {
      const id = line.slice(0, Math.max(line.indexOf(','), 0));
      const known = index.get(id);
      if (known === undefined) index.set(id, [line]);
      else known.push(line);
    }
    this.#lines = index;
    return index;
  }

  of(id: string): readonly Row[] {
    let rows = this.#found.get(id);
    if (rows === undefined) {
      rows = (this.#index().get(id) ?? []).map(this.#rowOf);
      this.#found.set(id, rows);
    }
    return rows;
  }
}

export class AmountIndex implements PlausibleAmounts {
  readonly #usual: Rows<UsualAmount>;
  readonly #strengths: Rows<SoldStrengths>;

  constructor(read: (name: string) => string) {
    this.#usual = new Rows(() => read('usual-amounts.csv'), usualOf);
    this.#strengths = new Rows(() => read('strengths.csv'), strengthsOf);
  }

  usual(drug: string): readonly UsualAmount[] {
    return this.#usual.of(drug);
  }

  strengths(drug: string): readonly SoldStrengths[] {
    return this.#strengths.of(drug);
  }
}
