/** A small process that asks one server for /health over and over until it is stopped. */
import { Agent, get } from 'node:http';

const EVERY_MS = 50;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function ask(url: string): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(performance.now() - begun));
    }).on('error', reject);
  });
}

let isOver = false;
process.on('message', (url: string) => {
  if (url === 'stop') isOver = true;
  else void probe(url);
});

async function probe(url: string): Promise<void> {
  isOver = false;
  const seen: number[] = [];
  while (!isOver) {
    seen.push(await ask(url));
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  process.send?.(seen);
}
