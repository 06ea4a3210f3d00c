import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readingStatuses } from '@evidose/contract';
import { NO_STATUS_WEIGHTS, prepare, statusScores } from '@evidose/engine';
import { dataFolder } from '../../files.ts';
import { loadKnowledge } from '../../load.ts';
import { STATUS_WEIGHTS, WEIGHTS_HEAD } from '../../status-weights.ts';
import { readingCases } from '../corpus.ts';
import { examplesOf, resolvedLines } from './examples.ts';
import { type Example, learn } from './learn.ts';

/**
 * `npm run reading:train`: learns from the corpus what the words near a name say about its status, and writes the
 * weights. With `-- --folds` it writes nothing, and prints what the vote makes of files it did not learn from.
 */
const FOLDS = 4;
const prepared = prepare({ ...(await loadKnowledge()), statusWeights: NO_STATUS_WEIGHTS });
const examples = examplesOf(prepared, readingCases());
const print = (line: string): boolean => process.stdout.write(`${line}\n`);

interface Voted {
  readonly of: Example;
  /** How much surer the vote is of the best status than of the one read. */
  readonly margin: number;
  readonly best: number;
}

function votedIn(fold: number, folds: ReadonlyMap<string, number>): Voted[] {
  const weights = learn([...examples.filter(({ group }) => folds.get(group) !== fold), ...resolvedLines()]);
  const unseen = examples.filter(({ group }) => folds.get(group) === fold);
  return unseen.map((of) => {
    const scores = statusScores({ of: (feature) => weights.get(feature) }, of.features);
    const best = scores.indexOf(Math.max(...scores));
    return { of, best, margin: (scores[best] ?? 0) - (scores[of.read] ?? 0) };
  });
}

if (process.argv.includes('--folds')) {
  const groups = [...new Set(examples.map(({ group }) => group))];
  const folds = new Map(groups.map((group, i) => [group, i % FOLDS]));
  const voted = Array.from({ length: FOLDS }, (_, fold) => votedIn(fold, folds)).flat();
  const right = voted.filter(({ of }) => of.read === of.status);
  const wrong = voted.filter(({ of }) => of.read !== of.status);
  const shareOf = (all: readonly Voted[], from: number): string =>
    `${all.filter(({ margin }) => margin >= from).length} of ${all.length}`;
  print(`right by the vote alone: ${voted.filter(({ of, best }) => best === of.status).length} of ${voted.length}`);
  for (let from = 0.5; from <= 4; from += 0.5)
    print(`margin ${from}: asked in vain ${shareOf(right, from)}, wrong ones caught ${shareOf(wrong, from)}`);
  const pairs = new Map<string, number>();
  for (const { of, best, margin } of right) {
    const pair = `${readingStatuses[of.read]} as ${readingStatuses[best]}`;
    if (margin >= 1.5) pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  for (const [pair, times] of pairs) print(`  ${pair}: ${times}`);
} else {
  const rows = [...learn([...examples, ...resolvedLines()])].map(([feature, weights]) =>
    [feature, ...weights].join('\t'),
  );
  const text = [WEIGHTS_HEAD, ['feature', ...readingStatuses].join('\t'), ...rows].join('\n');
  writeFileSync(join(dataFolder, STATUS_WEIGHTS), `${text}\n`);
  print(`${examples.length} entries, ${rows.length} features.`);
}
