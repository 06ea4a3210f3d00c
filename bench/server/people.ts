import { HEALTHY } from '@evidose/contract/testing';
import { PASSWORD, someSource } from './calls.ts';
import { PIN, type Stage } from './stage.ts';

/** A person with a plan of ordinary length. */
const QUESTIONNAIRE = {
  ...HEALTHY,
  specificDiet: 'vegan',
  sleepIssues: 'falling-asleep',
  stressLevel: 'high',
  healthGoals: ['sleep', 'energy', 'immunity'],
};

type Headers = Readonly<Record<string, string>>;

interface Asked {
  readonly path: string;
  readonly body?: object;
  readonly headers?: Headers;
}

async function ask(url: string, { path, body, headers = {} }: Asked) {
  const answer = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someSource(), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', value: text === '' ? {} : JSON.parse(text) };
}

/** The cookie of a browser that passed the PIN and the terms. */
export async function openGate(url: string, pin: string = PIN): Promise<string> {
  const { value } = await ask(url, { path: '/v1/gate/pin', body: { pin } });
  const body = { ticket: value.ticket, accepted: true };
  return (await ask(url, { path: '/v1/gate/terms', body })).cookie;
}

export interface Person {
  readonly uid: string;
  readonly headers: Headers;
}

interface Place {
  readonly server: { readonly url: string };
  readonly pool: Pick<Stage['pool'], 'query'>;
}

/** Creates a verified account without the mail, which is not measured. */
export async function signUp({ server, pool }: Place, cookie: string, name: string): Promise<Person> {
  const body = { email: `${name}@example.com`, password: PASSWORD, returnSecureToken: true };
  const { value } = await ask(server.url, {
    path: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=bench',
    body,
  });
  await pool.query('UPDATE accounts SET email_verified = true WHERE uid = $1', [value.localId]);
  return { uid: value.localId, headers: { cookie, authorization: `Bearer ${value.idToken}` } };
}

/** New headers for an existing account: a gate pass and a token last an hour. */
export async function logIn(url: string, name: string): Promise<Headers> {
  const body = { email: `${name}@example.com`, password: PASSWORD, returnSecureToken: true };
  const { value } = await ask(url, {
    path: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=bench',
    body,
  });
  return { cookie: await openGate(url), authorization: `Bearer ${value.idToken}` };
}

/** The request for a plan, slightly different each time, as for someone who makes a second one. */
export const orderOf = (index: number) => ({
  role: 'user',
  action: 'list',
  questionnaire: { ...QUESTIONNAIRE, age: String(30 + (index % 20)) },
});

export const makePlan = (url: string, { headers }: Person, index: number) =>
  ask(url, { path: '/v1/recommendations', body: orderOf(index), headers });

/** Chooses all of the newest plan and returns how many that were. */
export async function chooseAll(url: string, { headers }: Person): Promise<number> {
  const { value } = await ask(url, { path: '/v1/me/supplements-suggested/latest', headers });
  for (const supplement of value.supplements) {
    await ask(url, { path: '/v1/me/supplements-chosen', body: { id: supplement.id, supplement }, headers });
  }
  return value.supplements.length;
}
