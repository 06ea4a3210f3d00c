import { z } from 'zod';
import { DAY_MS } from '../../clock.ts';
import type { Database } from '../../database/index.ts';
import { composeMail, type Mail, type Message, type SendMail } from '../mail/index.ts';
import { findAccount } from './accounts.ts';

const NOTICE_MS = 3 * DAY_MS;
/** The protocol's name for the password method. */
export const PASSWORD_METHOD = 'password';

const payload = z.object({
  uid: z.string(),
  linked: z.array(z.string()).default([]),
  removed: z.array(z.string()).default([]),
});

interface Parts {
  readonly db: Database;
  readonly mail: Mail;
  readonly publicUrl: string;
  /** A provider's display name. */
  readonly nameOf: (providerId: string) => string;
}

/** Sent whenever a sign-in method is added or removed. */
export function defineSignInMethodsMail({ db, mail, publicUrl, nameOf }: Parts): SendMail<typeof payload> {
  const isLinked = (id: string) => `You can now sign in to your Evidose account with ${nameOf(id)}.`;
  const isRemoved = (id: string) =>
    id === PASSWORD_METHOD
      ? 'Your Evidose account no longer has a password.'
      : `${nameOf(id)} no longer opens your Evidose account.`;

  const send = mail.define({
    kind: 'identity.ways-in-changed',
    payload,
    keepTryingMs: NOTICE_MS,
    compose: async ({ uid, linked, removed }): Promise<Message | null> => {
      const account = await findAccount(db, uid);
      // An unverified address may be a stranger's, so it gets no notice.
      if (account === null || account.email === null || !account.emailVerified) return null;
      const title = 'How you sign in has changed';
      const letter = composeMail({
        title,
        paragraphs: [
          ...linked.map(isLinked),
          ...removed.map(isRemoved),
          'If it was you, you do not need to do anything. If it was not you, choose a new password now: that ends every other way in.',
        ],
        button: { label: 'It was not me', href: new URL('/forgot-password', publicUrl).href },
      });
      return { to: account.email, subject: title, ...letter };
    },
  });
  return async (change, on) => {
    if ((change.linked ?? []).length + (change.removed ?? []).length > 0) await send(change, on);
  };
}
