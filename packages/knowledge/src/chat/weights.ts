import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../files.ts';
import { createFeatureTable, numberOf } from './feature-table.ts';

/** What one feature speaks for: danger, and which kind of it (`cards`, in columns). */
export interface Weight {
  readonly danger: number;
  readonly cards: readonly number[];
}

/** What was learned, as it is written. */
export interface Learned {
  readonly cards: readonly string[];
  readonly features: ReadonlyMap<string, Weight>;
}

/** What the second opinion on danger learned from the corpus (second-opinion.csv, written by `npm run chat:train`). */
export interface Weights {
  readonly cards: readonly string[];
  readonly weightOf: (feature: string) => Weight | undefined;
}

const MADE_BY = '# Made by: npm run chat:train. Not written by hand.';
const path = join(dataFolder, 'language', 'chat', 'second-opinion.csv');

/** A weight is kept in hundredths, in two bytes. */
const PARTS = 100;

/** Most features tell of danger alone. */
const NO_CARDS: readonly number[] = [];

interface Row extends Weight {
  readonly feature: string;
}

function rowOf(line: string, at: number): Row {
  const behindSign = line.indexOf(',');
  const behindDanger = line.indexOf(',', behindSign + 1);
  const danger = Number(line.slice(behindSign + 1, behindDanger > 0 ? behindDanger : undefined));
  const cards =
    behindDanger > 0
      ? line
          .slice(behindDanger + 1)
          .split(',')
          .map(Number)
      : NO_CARDS;
  if (behindSign <= 0 || Number.isNaN(danger) || cards.some(Number.isNaN))
    throw new Error(`The assistant's data cannot be read:\nsecond-opinion.csv line ${at + 3}`);
  return { feature: line.slice(0, behindSign), danger, cards };
}

/** As much of it in memory as is asked for: a number for each feature, and kinds for the few that have them. */
export function weightsOf(cards: readonly string[], rows: readonly Row[]): Weights {
  const table = createFeatureTable(Int32Array.from(rows, ({ feature }) => numberOf(feature)));
  const danger = new Int16Array(table.size);
  /** Where the figures of a feature's cards begin, or -1. */
  const begins = new Int32Array(table.size).fill(-1);
  const figures = new Int16Array(rows.filter((row) => row.cards.length > 0).length * cards.length);
  let filled = 0;
  for (const row of rows) {
    const place = table.placeOf(numberOf(row.feature));
    danger[place] = Math.round(row.danger * PARTS);
    if (row.cards.length === 0) continue;
    begins[place] = filled;
    figures.set(
      row.cards.map((figure) => Math.round(figure * PARTS)),
      filled,
    );
    filled += cards.length;
  }
  const cardsAt = (from: number): readonly number[] =>
    from < 0 ? NO_CARDS : Array.from(figures.subarray(from, from + cards.length), (figure) => figure / PARTS);
  return {
    cards,
    weightOf(feature) {
      const place = table.placeOf(numberOf(feature));
      return place < 0 ? undefined : { danger: (danger[place] ?? 0) / PARTS, cards: cardsAt(begins[place] ?? -1) };
    },
  };
}

export const asWeights = ({ cards, features }: Learned): Weights =>
  weightsOf(
    cards,
    [...features].map(([feature, weight]) => ({ feature, ...weight })),
  );

export function readWeights(): Weights {
  const [, head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  // A piece of a text keeps the whole of it in memory; a copy does not.
  const cards = head
    .split(',')
    .slice(2)
    .map((card) => Buffer.from(card).toString());
  return weightsOf(cards, lines.map(rowOf));
}

export function writeWeights({ cards, features }: Learned): void {
  const rows = [...features].map(([feature, { danger, cards: figures }]) => [feature, danger, ...figures].join(','));
  writeFileSync(path, `${[MADE_BY, ['feature', 'danger', ...cards].join(','), ...rows].join('\n')}\n`);
}
