import { z } from 'zod';
import { DAY_MS } from '../../clock.ts';
import type { Database } from '../../database/index.ts';
import { composeMail, type Mail, type Message, type SendMail } from '../mail/index.ts';
import { addressToTell } from './store.ts';

const KEEP_TRYING_MS = 3 * DAY_MS;
const payload = z.object({ uid: z.string(), planId: z.string() });

interface Parts {
  readonly db: Database;
  readonly mail: Mail;
  readonly publicUrl: string;
}

/** Says that there is something to read, not what: others may read a mail. */
export function defineWatchMail({ db, mail, publicUrl }: Parts): SendMail<typeof payload> {
  return mail.define({
    kind: 'watch.finding',
    payload,
    keepTryingMs: KEEP_TRYING_MS,
    compose: async ({ uid, planId }): Promise<Message | null> => {
      const to = await addressToTell(db, uid, planId);
      if (to === null) return null;
      const title = 'Something changed, please look';
      const letter = composeMail({
        title,
        paragraphs: ['Something changed in what we know since your last visit to Evidose. Please log in and read it.'],
        button: { label: 'Open Evidose', href: new URL('/dashboard', publicUrl).href },
      });
      return { to, subject: title, ...letter };
    },
  });
}
