import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { prepare } from '@evidose/engine';
import { loadKnowledge } from '../load.ts';
import { answerLine, TOO_LONG } from './answer-line.ts';
import { linesOf } from './stream-lines.ts';

/** Questionnaires in, recommendations out, a line each and in order: `npm run --silent recommend < in > out`. */

const BYTE_ORDER_MARK = '\uFEFF';
/** Enough to make writing cheap, little enough to start at once. */
const BATCH_LENGTH = 64 * 1024;

async function write(out: Writable, text: string): Promise<void> {
  if (!out.write(text)) await once(out, 'drain');
}

async function run(): Promise<void> {
  const prepared = prepare(await loadKnowledge());
  const out = process.stdout;
  let first = true;
  for await (const lines of linesOf(process.stdin)) {
    let batch = '';
    for (const line of lines) {
      const text = first && line?.startsWith(BYTE_ORDER_MARK) ? line.slice(1) : line;
      first = false;
      batch += `${text === null ? TOO_LONG : answerLine(prepared, text)}\n`;
      if (batch.length < BATCH_LENGTH) continue;
      await write(out, batch);
      batch = '';
    }
    if (batch !== '') await write(out, batch);
  }
}

// A reader that has seen enough (`head`) closes the pipe: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

await run();
