/** A process of its own: what it costs to send hundreds of calls and to read their answers is not the honest one's time. */
import { createPlainCaller } from './plain-caller.ts';

export interface Orders {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly changes: number;
  /** The sources the changes come from: the first three numbers of their addresses, and how many there are. */
  readonly network: string;
  readonly sources: number;
}

export interface Booty {
  readonly tokens: readonly string[];
  readonly statuses: readonly number[];
}

const UPDATE = '/identitytoolkit.googleapis.com/v1/accounts:update?key=bench';

/** Its connections stay open from round to round. */
let call: ReturnType<typeof createPlainCaller> | undefined;

/** All changes begin at once. Whoever succeeds goes on with the new token, as an attacker would. */
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
