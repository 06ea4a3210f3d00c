/** A separate process, so that sending hundreds of requests does not slow down the honest client. */
import { createPlainCaller } from './plain-caller.ts';

export interface Orders {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly changes: number;
  /** The sources of the changes: the first three numbers of their addresses, and how many there are. */
  readonly network: string;
  readonly sources: number;
}

export interface Booty {
  readonly tokens: readonly string[];
  readonly statuses: readonly number[];
}

const UPDATE = '/identitytoolkit.googleapis.com/v1/accounts:update?key=bench';

/** Connections stay open between rounds. */
let call: ReturnType<typeof createPlainCaller> | undefined;

/** Starts all changes at once. A successful one continues with the new token, as an attacker would. */
async function attack({ url, tokens, changes, network, sources }: Orders): Promise<Booty> {
  call ??= createPlainCaller(url);
  const post = call;
  const newest = [...tokens];
  const change = async (i: number): Promise<number> => {
    const place = i % tokens.length;
    const body = { idToken: tokens[place], password: `another lantern ${i}` };
    const answer = await post(UPDATE, body, `${network}.${i % sources}`);
    const { idToken } = JSON.parse(answer.body) as { idToken?: string };
    if (idToken !== undefined) newest[place] = idToken;
    return answer.status;
  };
  const statuses = await Promise.all(Array.from({ length: changes }, (_, i) => change(i)));
  return { tokens: newest, statuses };
}

process.on('message', (orders: Orders) => {
  void attack(orders).then((booty) => process.send?.(booty));
});
