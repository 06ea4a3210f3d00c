import { chooseAll, makePlan, openGate, orderOf, signUp } from '../server/people.ts';
import type { Stage } from '../server/stage.ts';

interface Load {
  readonly path: string;
  readonly callers: readonly Readonly<Record<string, string>>[];
  readonly bodies: readonly string[];
  readonly end: () => void;
}

const QUESTION = JSON.stringify({
  medicines: 'warfarin, levothyroxine 50 mcg',
  supplements: 'vitamin K, iron, fish oil',
});
/** A person may make fifty plans a day. */
const MAKERS = 150;
const nothing = () => undefined;

async function checks({ server }: Stage): Promise<Load> {
  const cookie = await openGate(server.url);
  return { path: '/v1/interactions/check', callers: [{ cookie }], bodies: [QUESTION], end: nothing };
}

async function reads(stage: Stage): Promise<Load> {
  const { url } = stage.server;
  const person = await signUp(stage, await openGate(url), 'reader');
  await makePlan(url, person, 0);
  await chooseAll(url, person);
  return { path: '/v1/me/supplements-suggested/latest', callers: [person.headers], bodies: [], end: nothing };
}

async function plans(stage: Stage): Promise<Load> {
  const cookie = await openGate(stage.server.url);
  const callers = [];
  for (let i = 0; i < MAKERS; i += 1) callers.push((await signUp(stage, cookie, `maker-${i}`)).headers);
  const bodies = Array.from({ length: 20 }, (_, index) => JSON.stringify(orderOf(index)));
  return { path: '/v1/recommendations', callers, bodies, end: nothing };
}

/** What the server gets too much of. */
export const loads = { checks, reads, plans };
