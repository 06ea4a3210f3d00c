import { setTimeout as sleep } from 'node:timers/promises';
import { timed } from '../server/calls.ts';
import { orderOf, signUp } from '../server/people.ts';
import type { Stage } from '../server/stage.ts';

const PEOPLE = 60;
const BURSTS = 5;
const PAUSE_MS = 2_000;

/** Sixty people who make a plan at the same moment, five times over. */
export async function printBursts(stage: Stage, cookie: string): Promise<void> {
  const people = [];
  for (let i = 0; i < PEOPLE; i += 1) people.push(await signUp(stage, cookie, `burst-${i}`));
  for (let burst = 1; burst <= BURSTS; burst += 1) {
    const seen = await Promise.all(
      people.map(({ headers }, index) =>
        timed(() =>
          fetch(`${stage.server.url}/v1/recommendations`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify(orderOf(index)),
          }),
        ),
      ),
    );
    const served = seen.filter(({ status }) => status === 200).length;
    const slowest = Math.max(...seen.map(({ ms }) => ms));
    console.log(`burst ${burst}: ${served} of ${PEOPLE} plans made, slowest ${(slowest / 1_000).toFixed(2)} s`);
    await sleep(PAUSE_MS);
  }
}
