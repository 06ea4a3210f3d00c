import { AppError, type CalendarFeed, type DayTimes, USUAL_TIMES } from '@evidose/contract';
import { type Clock, DAY_MS, HOUR_MS } from '../../clock.ts';
import { type Database, personalWrite, repeatable } from '../../database/index.ts';
import { failWith } from '../../fail-with.ts';
import { digest, randomToken } from '../../secret.ts';
import type { Audit } from '../audit/service.ts';
import type { Limit, Throttle } from '../throttle/service.ts';
import {
  deleteFeed,
  noteRead,
  readFeed,
  readSavedEvents,
  readTimes,
  replaceFeed,
  type StoredFeed,
  upsertSavedEvents,
  upsertTimes,
} from './store.ts';

/** Calendar apps poll every few minutes at most. */
const READS_BY_ADDRESS: Limit = { name: 'calendar-address', hits: 60, windowMs: HOUR_MS };
/** Each creates a new secret and an audit entry. */
const MADE_BY_ACCOUNT: Limit = { name: 'calendar-made', hits: 20, windowMs: DAY_MS };
/** Calls with invalid addresses. */
const WRONG_BY_SOURCE: Limit = { name: 'calendar-source', hits: 30, windowMs: HOUR_MS };
/** Newest files only; older ones have long been replaced. */
const MOST_EVENTS = 1000;
const FILE = /^([A-Za-z0-9_-]{43}\.([A-Za-z0-9_-]{1,128}))\.ics$/;

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly throttle: Throttle;
  readonly audit: Audit;
  readonly publicUrl: string;
  /** Whether the owner's account exists and is not disabled. */
  readonly mayAct: (uid: string) => Promise<boolean>;
  /** Updates what depends on the hours, in the same transaction. */
  readonly follow?: (tx: Database, uid: string, now: Date) => Promise<void>;
}

const asFeed = ({ createdAt, lastReadAt }: StoredFeed): CalendarFeed => ({
  createdAt: createdAt.toISOString(),
  lastReadAt: lastReadAt?.toISOString() ?? null,
});

/** The person's hours, or the defaults. */
export const timesOf = async (db: Database, uid: string): Promise<DayTimes> =>
  (await repeatable(() => readTimes(db, uid))) ?? USUAL_TIMES;

export type CalendarService = ReturnType<typeof createCalendarService>;

export function createCalendarService({ db, clock, throttle, audit, publicUrl, mayAct, follow }: Parts) {
  async function take(limit: Limit, subject: string) {
    const taken = await throttle.take(limit, subject);
    if (!taken.isAllowed) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: taken.retryAfterSeconds });
    return taken;
  }

  return {
    times: (uid: string) => failWith('SOMETHING_FAILED', () => timesOf(db, uid)),
    setTimes: (uid: string, times: DayTimes) =>
      failWith('DATA_NOT_STORED', async () => {
        await personalWrite(db, { uid, isRepeatable: true }, async (tx) => {
          await upsertTimes(tx, { uid, times, changedAt: clock() });
          await follow?.(tx, uid, clock());
        });
        return times;
      }),

    /** Events that earlier files put into the person's calendar. */
    savedEvents: (uid: string) => failWith('SOMETHING_FAILED', () => repeatable(() => readSavedEvents(db, uid))),
    /** Saved files accumulate, since no one knows which of them were imported. */
    noteSaved: (uid: string, before: readonly string[], events: readonly string[]) =>
      failWith('DATA_NOT_STORED', () =>
        personalWrite(db, { uid, isRepeatable: true }, (tx) => {
          const all = [...new Set([...events, ...before])].slice(0, MOST_EVENTS);
          return upsertSavedEvents(tx, { uid, events: all, savedAt: clock() });
        }),
      ),

    feed: (uid: string) =>
      failWith('SOMETHING_FAILED', async () => {
        const feed = await repeatable(() => readFeed(db, uid));
        return feed === undefined ? null : asFeed(feed);
      }),

    create: (uid: string, source: string) =>
      failWith('DATA_NOT_STORED', async () => {
        await take(MADE_BY_ACCOUNT, uid);
        const token = `${randomToken()}.${uid}`;
        const feed = { uid, tokenHash: digest(token), createdAt: clock(), lastReadAt: null };
        await personalWrite(db, { uid, isRepeatable: true }, async (tx) => {
          await replaceFeed(tx, feed);
          await audit.record({ event: 'calendar.created', uid, source }, tx);
        });
        const https = `${publicUrl}/v1/calendar/${token}.ics`;
        return { https, webcal: https.replace(/^https?:/, 'webcal:'), feed: asFeed(feed) };
      }),

    revoke: (uid: string, source: string) =>
      failWith('DATA_NOT_STORED', async () => {
        await personalWrite(db, { uid, isRepeatable: true }, async (tx) => {
          await deleteFeed(tx, uid);
          await audit.record({ event: 'calendar.revoked', uid, source }, tx);
        });
      }),

    /**
     * Whose calendar an address is. An address has 256 random bits and cannot be guessed; wrong ones are counted to
     * slow down programs that try, without blocking anybody who has a right one.
     */
    ownerOf: async (file: string, source: string): Promise<string> => {
      const [, token = '', uid = ''] = FILE.exec(file) ?? [];
      const isKnown = token !== '' && (await noteRead(db, { uid, tokenHash: digest(token) }, clock()));
      if (isKnown && (await mayAct(uid))) {
        await take(READS_BY_ADDRESS, token);
        return uid;
      }
      await take(WRONG_BY_SOURCE, source);
      throw new AppError('NOT_FOUND');
    },
  };
}
