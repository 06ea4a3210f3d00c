import type { StatusWeights } from '@evidose/engine';

/** Written by `npm run reading:train`. */
export const STATUS_WEIGHTS = 'language/status-weights.tsv';
export const WEIGHTS_HEAD = '# Made by: npm run reading:train. Not written by hand.';

/** Read on first use: a list without sentences never needs it. */
export class StatusWeightIndex implements StatusWeights {
  readonly #read: () => string;
  #rows: ReadonlyMap<string, readonly number[]> | null = null;

  constructor(read: () => string) {
    this.#read = read;
  }

  of(feature: string): readonly number[] | undefined {
    this.#rows ??= rowsOf(this.#read());
    return this.#rows.get(feature);
  }
}

function rowsOf(text: string): ReadonlyMap<string, readonly number[]> {
  const [, , ...lines] = text.trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [feature = '', ...weights] = line.split('\t');
      // A piece of a text keeps the whole of it in memory; a copy does not.
      return [Buffer.from(feature).toString(), weights.map(Number)] as const;
    }),
  );
}
