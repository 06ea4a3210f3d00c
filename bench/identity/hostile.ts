import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { median, PASSWORD, type Post, percentile, type Timed, timed } from '../server/calls.ts';
import type { Booty, Orders } from './attacker.ts';

interface Hostile {
  readonly url: string;
  readonly post: Post;
  readonly honest: readonly string[];
  /** The attacker's accounts, by newest ID token. */
  readonly tokens: readonly string[];
  readonly changes: number;
  /** Sources for one round; new ones in each round, so that no limit carries over. */
  readonly sources: number;
  readonly rounds: number;
}

let network = 0;

export async function tokensOf(post: Post, emails: readonly string[]): Promise<string[]> {
  const tokens: string[] = [];
  for (const email of emails) {
    const { idToken } = (await (await post('signInWithPassword', { email, password: PASSWORD })).json()) as {
      idToken: string;
    };
    tokens.push(idToken);
  }
  return tokens;
}

function createHonest(post: Post, emails: readonly string[]) {
  let turn = 0;
  return (): Promise<Timed> => {
    const email = emails[turn++ % emails.length] ?? '';
    return timed(() => post('signInWithPassword', { email, password: PASSWORD }));
  };
}

function hireAttacker() {
  const child = fork(fileURLToPath(new URL('./attacker.ts', import.meta.url)), { execArgv: process.execArgv });
  return {
    attack: async (orders: Orders): Promise<Booty> => {
      child.send(orders);
      const [booty] = await once(child, 'message');
      return booty;
    },
    // Its connections are still open.
    dismiss: () => child.kill(),
  };
}

const milliseconds = (seen: readonly Timed[]) => seen.map(({ ms }) => ms);
const row = (seen: readonly Timed[]) =>
  `p50 ${median(milliseconds(seen)).toFixed(0)} ms, p99 ${percentile(milliseconds(seen), 0.99).toFixed(0)} ms, ` +
  `slowest ${Math.max(...milliseconds(seen)).toFixed(0)} ms, refused ${seen.filter(({ status }) => status !== 200).length}`;

function tell({ changes, sources, rounds }: Hostile, statuses: readonly number[]): void {
  const answers = new Map<number, number>();
  for (const status of statuses) answers.set(status, (answers.get(status) ?? 0) + 1);
  const counts = [...answers].map(([status, times]) => `${times} × ${status}`).join(', ');
  console.log(`${changes} hostile password changes at once from ${sources} source(s), ${rounds} rounds: ${counts}`);
}

/**
 * Alternates quiet and attacked rounds with the same number of log-ins in each, so that other load on the machine
 * affects both equally. Returns the attacker's newest tokens.
 */
export async function hostileChanges(hostile: Hostile): Promise<readonly string[]> {
  const { url, changes, sources, rounds } = hostile;
  const logIn = createHonest(hostile.post, hostile.honest);
  const attacker = hireAttacker();
  const quiet: Timed[] = [];
  const attacked: Timed[] = [];
  const statuses: number[] = [];
  let { tokens } = hostile;
  for (let round = 0; round < rounds; round++) {
    network += 1;
    let isOver = false;
    const attacking = attacker.attack({ url, tokens, changes, sources, network: `192.0.${network}` }).finally(() => {
      isOver = true;
    });
    while (!isOver) attacked.push(await logIn());
    const booty = await attacking;
    statuses.push(...booty.statuses);
    tokens = booty.tokens;
    while (quiet.length < attacked.length) quiet.push(await logIn());
  }
  attacker.dismiss();
  const ratio = (share: number) =>
    (percentile(milliseconds(attacked), share) / percentile(milliseconds(quiet), share)).toFixed(2);
  tell(hostile, statuses);
  console.log(`  honest log-ins quiet:    ${quiet.length}, ${row(quiet)}`);
  console.log(`  honest log-ins attacked: ${attacked.length}, ${row(attacked)}`);
  console.log(`  ratio p50 ${ratio(0.5)}, p99 ${ratio(0.99)}`);
  return tokens;
}
