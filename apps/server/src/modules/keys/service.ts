import { randomUUID } from 'node:crypto';
import { type ApiAccount, type ApiPlanId, AppError, apiPlans, DEFAULT_API_PLAN } from '@evidose/contract';
import { type Clock, MINUTE_MS, SECOND_MS } from '../../clock.ts';
import { type Database, personalWrite } from '../../database/index.ts';
import { failWith } from '../../fail-with.ts';
import type { User } from '../../http/guards.ts';
import { digest } from '../../secret.ts';
import type { Throttle } from '../throttle/service.ts';
import { newKey, ownerOfKey } from './key-text.ts';
import {
  countCall,
  deleteKey,
  entryOf,
  findAccount,
  findKey,
  holdAccount,
  insertKey,
  listKeys,
  noteUse,
} from './store.ts';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly throttle: Throttle;
  /** Whether the owner's account exists and is not disabled. */
  readonly mayAct: (uid: string) => Promise<boolean>;
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10);
const monthOf = (now: Date) => now.toISOString().slice(0, 7);
const secondsToNextMonth = (now: Date) =>
  Math.ceil((Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - now.getTime()) / SECOND_MS);

interface Allowance {
  readonly limit: number;
  readonly left: number;
  /** Seconds until reset. */
  readonly seconds: number;
}

/** Remaining calls by window. */
export type AllowanceLeft = Readonly<Partial<Record<'minute' | 'month', Allowance>>>;

export type KeysService = ReturnType<typeof createKeysService>;

export function createKeysService({ db, clock, throttle, mayAct }: Parts) {
  /** Counts the call, or refuses it; `tell` gets the remaining calls either way. */
  async function allow(uid: string, plan: ApiPlanId, tell: (left: AllowanceLeft) => void): Promise<void> {
    const { callsPerMinute, callsPerMonth, name } = apiPlans[plan];
    const now = clock();
    // Per owner, not per key: a second key gives no second allowance.
    const taken = await throttle.take({ name: 'api-minute', hits: callsPerMinute, windowMs: MINUTE_MS }, uid);
    const month = { limit: callsPerMonth, seconds: secondsToNextMonth(now) };
    const minute = { limit: callsPerMinute, seconds: MINUTE_MS / SECOND_MS };
    if (!taken.isAllowed) {
      tell({ minute: { ...minute, left: 0, seconds: taken.retryAfterSeconds } });
      const hint = `The ${name} plan allows ${callsPerMinute} calls a minute.`;
      throw new AppError('TOO_MANY_REQUESTS', { hint, retryAfterSeconds: taken.retryAfterSeconds });
    }
    const call = { uid, plan, month: monthOf(now), limit: callsPerMonth };
    const calls = await personalWrite(db, { uid }, (tx) => countCall(tx, call));
    tell({
      minute: { ...minute, left: callsPerMinute - taken.used },
      month: { ...month, left: calls === null ? 0 : callsPerMonth - calls },
    });
    if (calls !== null) return;
    const hint = `The ${name} plan allows ${callsPerMonth} calls a month; this month's are used.`;
    throw new AppError('TOO_MANY_REQUESTS', { hint, retryAfterSeconds: month.seconds });
  }

  return {
    read: (uid: string): Promise<ApiAccount> =>
      failWith('SOMETHING_FAILED', async () => {
        const [account, keys] = await Promise.all([findAccount(db, uid), listKeys(db, uid)]);
        const isThisMonth = account?.month === monthOf(clock());
        return {
          plan: account?.plan ?? DEFAULT_API_PLAN,
          callsThisMonth: isThisMonth ? account.calls : 0,
          keys: keys.map(entryOf),
        };
      }),

    create: (uid: string, name: string) =>
      failWith('DATA_NOT_STORED', () =>
        personalWrite(db, { uid }, async (tx) => {
          const now = clock();
          const account = await holdAccount(tx, uid, { plan: DEFAULT_API_PLAN, month: monthOf(now) });
          const held = await listKeys(tx, uid);
          if (held.length >= apiPlans[account?.plan ?? DEFAULT_API_PLAN].keys) throw new AppError('TOO_MANY_KEYS');
          const { key, keyHash, prefix } = newKey(uid);
          const row = await insertKey(tx, { uid, id: randomUUID(), keyHash, prefix, name, createdAt: now });
          return { key, entry: entryOf(row) };
        }),
      ),

    revoke: (uid: string, id: string): Promise<void> =>
      failWith('DATA_NOT_STORED', async () => {
        if (!(await deleteKey(db, uid, id))) throw new AppError('NOT_FOUND');
      }),

    /** The key's owner, once the call is counted. A key stands for an account, not for an address. */
    callerOf: async (key: string, tell: (left: AllowanceLeft) => void = () => undefined): Promise<User> => {
      const uid = ownerOfKey(key);
      const found = uid === null ? undefined : await findKey(db, uid, digest(key));
      if (uid === null || found === undefined || !(await mayAct(uid))) throw new AppError('INVALID_API_KEY');
      await allow(uid, found.plan ?? DEFAULT_API_PLAN, tell);
      await noteUse(db, { uid, id: found.id, day: dayOf(clock()) });
      return { uid, email: '', emailVerified: true };
    },
  };
}
