import { createInterface } from 'node:readline';
import { analyzeLine } from './analyze-line.ts';

/** Trials in, results out, one line each and in order: `npm run --silent trial < trials.ndjson`. */

// A reader such as `head` closes the pipe early: not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  if (!process.stdout.write(`${analyzeLine(line)}\n`))
    await new Promise((resolve) => process.stdout.once('drain', resolve));
}
