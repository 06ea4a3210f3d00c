import { createInterface } from 'node:readline';
import { analyzeLine } from './analyze-line.ts';

/** Trials in, results out, a line each and in order: `npm run --silent trial < trials.ndjson`. */

// A reader that has seen enough (`head`) closes the pipe: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  if (!process.stdout.write(`${analyzeLine(line)}\n`))
    await new Promise((resolve) => process.stdout.once('drain', resolve));
}
