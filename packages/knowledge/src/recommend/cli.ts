import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { prepare } from '@evidose/engine';
import { loadKnowledge } from '../load.ts';
import { answerLine, TOO_LONG } from './answer-line.ts';
import { LineBuffer } from './line-buffer.ts';
import { linesOf } from './stream-lines.ts';

/** Questionnaires in, recommendations out, one line each and in order: `npm run --silent recommend < in > out`. */

const BYTE_ORDER_MARK = '\uFEFF';

async function write(out: Writable, lines: LineBuffer): Promise<void> {
  if (!out.write(lines.take())) await once(out, 'drain');
}

async function run(): Promise<void> {
  const prepared = prepare(await loadKnowledge());
  const out = process.stdout;
  const answers = new LineBuffer();
  let first = true;
  for await (const lines of linesOf(process.stdin)) {
    for (const line of lines) {
      const text = first && line?.startsWith(BYTE_ORDER_MARK) ? line.slice(1) : line;
      first = false;
      answers.add(text === null ? TOO_LONG : answerLine(prepared, text));
      if (answers.isFull) await write(out, answers);
    }
    if (!answers.isEmpty) await write(out, answers);
  }
}

// A reader such as `head` closes the pipe early: not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

await run();
