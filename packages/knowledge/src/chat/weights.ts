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

export function readWeights(): Weights {
  const [head = '', ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const signs = rows.map((row, i) => {
    const [sign = '', ...figures] = row.split(',');
    const [danger = Number.NaN, ...cards] = figures.map(Number);
    if (sign === '' || [danger, ...cards].some(Number.isNaN))
      throw new Error(`The assistant's data cannot be read:\nsecond-opinion.csv line ${i + 2}`);
    return [sign, { danger, cards }] as const;
  });
  return { cards: head.split(',').slice(2), signs: new Map(signs) };
}

export function writeWeights({ cards, signs }: Weights): void {
  const rows = [...signs].map(([sign, { danger, cards: figures }]) => [sign, danger, ...figures].join(','));
  writeFileSync(path, `${[['sign', 'danger', ...cards].join(','), ...rows].join('\n')}\n`);
}
