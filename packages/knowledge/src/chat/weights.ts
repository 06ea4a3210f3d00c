import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../files.ts';

/**
 * What the second opinion on danger learned from the corpus (second-opinion.csv, written by `npm run chat:train`): for
 * each sign in a message how much it speaks for danger, and for which kind of it. `cards` are the kinds, in columns.
 */
export interface Weights {
  readonly cards: readonly string[];
  readonly signs: ReadonlyMap<string, { readonly danger: number; readonly cards: readonly number[] }>;
}

const path = join(dataFolder, 'language', 'chat', 'second-opinion.csv');

/** Most signs tell of danger alone. */
const NO_CARDS: readonly number[] = [];

export function readWeights(): Weights {
  const [head = '', ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const signs = new Map<string, { danger: number; cards: readonly number[] }>();
  for (const [i, row] of rows.entries()) {
    const behindSign = row.indexOf(',');
    const behindDanger = row.indexOf(',', behindSign + 1);
    const hasCards = behindDanger > 0;
    const danger = Number(hasCards ? row.slice(behindSign + 1, behindDanger) : row.slice(behindSign + 1));
    const cards = hasCards
      ? row
          .slice(behindDanger + 1)
          .split(',')
          .map(Number)
      : NO_CARDS;
    if (behindSign <= 0 || Number.isNaN(danger) || cards.some(Number.isNaN))
      throw new Error(`The assistant's data cannot be read:\nsecond-opinion.csv line ${i + 2}`);
    signs.set(row.slice(0, behindSign), { danger, cards });
  }
  return { cards: head.split(',').slice(2), signs };
}

export function writeWeights({ cards, signs }: Weights): void {
  const rows = [...signs].map(([sign, { danger, cards: figures }]) => [sign, danger, ...figures].join(','));
  writeFileSync(path, `${[['sign', 'danger', ...cards].join(','), ...rows].join('\n')}\n`);
}
