import { z } from 'zod';
import { DAY_MS } from '../../clock.ts';
import type { Database } from '../../database/index.ts';
import { composeMail, type Mail, type Message } from '../mail/index.ts';
import { findMessage } from './store.ts';

interface Parts {
  readonly db: Database;
  readonly mail: Mail;
  /** Where messages go; null keeps them in the table only. */
  readonly contactAddress: string | null;
}

const SUBJECTS = { contact: 'A message from the contact form', business: 'A message from the business form' } as const;
const byId = z.object({ id: z.uuid() });

/** Rows hold only the message's id: a person's text is stored in one table only. */
export function createContactMails({ db, mail, contactAddress }: Parts) {
  const toUs = mail.define({
    kind: 'contact.to-us',
    payload: byId,
    keepTryingMs: 7 * DAY_MS,
    compose: async ({ id }): Promise<Message | null> => {
      const row = await findMessage(db, id);
      if (row === undefined || contactAddress === null) return null;
      const from = row.company === null ? row.name : `${row.name}, ${row.company}`;
      const letter = composeMail({
        title: SUBJECTS[row.kind],
        paragraphs: [`From ${from} <${row.email}>`, row.message],
      });
      return { to: contactAddress, subject: SUBJECTS[row.kind], ...letter };
    },
  });
  const receipt = mail.define({
    kind: 'contact.receipt',
    payload: byId,
    keepTryingMs: DAY_MS,
    compose: async ({ id }): Promise<Message | null> => {
      const row = await findMessage(db, id);
      if (row === undefined) return null;
      // The message is not quoted: a form must not be a way to send text to strangers.
      const letter = composeMail({
        title: 'We have your message',
        paragraphs: [
          'Thank you for writing to Evidose. A person reads every message, and we answer within three working days.',
        ],
        notes: [
          'If you feel sick, please do not wait for us. Talk to your doctor or pharmacist.',
          'If you didn’t write to us, someone typed your address by mistake. You can ignore this email.',
        ],
      });
      return { to: row.email, subject: 'We have your message', ...letter };
    },
  });
  return { toUs, receipt, wake: mail.wake };
}
