import { AppError } from '@evidose/contract';
import { and, eq, gte, sql } from 'drizzle-orm';
import { type Clock, DAY_MS } from '../../clock.ts';
import { type Database, personalWrite } from '../../database/index.ts';
import { hostedPeople } from './schema.ts';

/** As long as one of our own sessions can last. */
const ALIVE_DAYS = 30;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** When people of a hosted service were last signed in: the only sign of activity it gives us. */
export function createLastSeen({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  let today = '';
  let noted = new Set<string>();
  return {
    /** At most one write per person, day and process. */
    note: async (uid: string): Promise<void> => {
      const day = dayOf(clock().getTime());
      if (day !== today) [today, noted] = [day, new Set()];
      if (noted.has(uid)) return;
      const write = personalWrite(db, { uid, isRepeatable: true }, (tx) =>
        tx
          .insert(hostedPeople)
          .values({ uid, seenOn: day })
          .onConflictDoUpdate({ target: hostedPeople.uid, set: { seenOn: sql`excluded.seen_on` } }),
      );
      await write.then(
        () => noted.add(uid),
        (error: unknown) => {
          // A person whose documents were just erased may still send requests.
          if (!(error instanceof AppError)) throw error;
        },
      );
    },
    isAlive: async (uid: string): Promise<boolean> => {
      const since = dayOf(clock().getTime() - ALIVE_DAYS * DAY_MS);
      const mine = and(eq(hostedPeople.uid, uid), gte(hostedPeople.seenOn, since));
      return (await db.$count(hostedPeople, mine)) > 0;
    },
  };
}
