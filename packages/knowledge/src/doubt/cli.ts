import { prepare } from '@evidose/engine';
import { loadKnowledge } from '../load.ts';
import { doubtedIn } from './ordinary.ts';

/** How often an ordinary line would be asked about: `npm run -s reading:doubt`. */
const prepared = prepare(await loadKnowledge());
for (const half of ['tune', 'test'] as const) {
  const { lines, doubted } = doubtedIn(prepared, half);
  const share = ((doubted.length / lines) * 100).toFixed(1);
  process.stdout.write(`${half}: ${doubted.length} of ${lines} lines doubted (${share} %)\n`);
  for (const line of doubted) process.stdout.write(`  ${line}\n`);
}
