import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '../../clock.ts';
import type { Database } from '../../database/index.ts';
import type { Audit } from '../audit/service.ts';
import { type Mail, type Message, writeLetter } from '../mail/index.ts';
import { findAccount, findAccountByEmail } from './accounts.ts';
import type { Codes } from './codes.ts';
import type { Account, CodeKind } from './schema.ts';

const NOTICE_MS = 3 * DAY_MS;

interface MailParts {
  readonly db: Database;
  readonly mail: Mail;
  readonly audit: Audit;
  readonly codes: Codes;
  /** Links start with the configured address, whatever Host a request named. */
  readonly publicUrl: string;
}

const PAGE_OF: Readonly<Record<CodeKind, { readonly path: string; readonly mode: string }>> = {
  VERIFY_EMAIL: { path: '/verify', mode: 'verifyEmail' },
  PASSWORD_RESET: { path: '/forgot-password', mode: 'resetPassword' },
};

/** The mails of the identity service. Codes are made here, at the moment of sending, and stand in no other place. */
export function createIdentityMails({ db, mail, audit, codes, publicUrl }: MailParts) {
  function linkFor(kind: CodeKind, code: string, continueUrl: string | null): string {
    const link = new URL(PAGE_OF[kind].path, publicUrl);
    link.searchParams.set('mode', PAGE_OF[kind].mode);
    link.searchParams.set('oobCode', code);
    if (continueUrl !== null) link.searchParams.set('continueUrl', continueUrl);
    return link.href;
  }

  async function newLink(kind: CodeKind, account: Account, at: { createdAt: Date; continueUrl: string | null }) {
    if (account.email === null || account.isDisabled) return null;
    const request = { uid: account.uid, kind, email: account.email, requestedAt: at.createdAt };
    const code = await codes.issue(db, request);
    if (code === null) return null;
    await audit.record({ event: 'code.sent', uid: account.uid, source: 'mail' });
    return { to: account.email, href: linkFor(kind, code, at.continueUrl) };
  }

  const toUser = z.object({ uid: z.string(), continueUrl: z.string().nullable() });
  const verifyEmail = mail.define({
    kind: 'identity.verify-email',
    payload: toUser,
    keepTryingMs: DAY_MS,
    compose: async ({ uid, continueUrl }, { createdAt }): Promise<Message | null> => {
      const account = await findAccount(db, uid);
      const link = account && (await newLink('VERIFY_EMAIL', account, { createdAt, continueUrl }));
      if (!link) return null;
      const letter = writeLetter({
        title: 'Confirm your email address',
        paragraphs: ['Welcome to Evidose. Confirm that this address is yours, and your plan is only yours to see.'],
        button: { label: 'Confirm my address', href: link.href },
        notes: [
          'The link holds for 24 hours and works once. A newer mail from us replaces it.',
          'If you did not create an account, you can ignore this mail: nothing happens without your confirmation.',
        ],
      });
      return { to: link.to, subject: 'Confirm your email address', ...letter };
    },
  });

  const resetPassword = mail.define({
    kind: 'identity.reset-password',
    payload: z.object({ email: z.string(), continueUrl: z.string().nullable() }),
    keepTryingMs: HOUR_MS,
    compose: async ({ email, continueUrl }, { createdAt }): Promise<Message | null> => {
      const account = await findAccountByEmail(db, email);
      const link = account && (await newLink('PASSWORD_RESET', account, { createdAt, continueUrl }));
      if (!link) return null;
      const letter = writeLetter({
        title: 'Choose a new password',
        paragraphs: ['Somebody, hopefully you, asked to reset the password of your Evidose account.'],
        button: { label: 'Choose a new password', href: link.href },
        notes: [
          'The link holds for one hour and works once. A newer mail from us replaces it.',
          'If it was not you, ignore this mail: your password stays as it is.',
        ],
      });
      return { to: link.to, subject: 'Choose a new password', ...letter };
    },
  });

  const passwordChanged = mail.define({
    kind: 'identity.password-changed',
    payload: z.object({ uid: z.string() }),
    keepTryingMs: NOTICE_MS,
    compose: async ({ uid }): Promise<Message | null> => {
      const account = await findAccount(db, uid);
      if (account === null || account.email === null) return null;
      const letter = writeLetter({
        title: 'Your password was changed',
        paragraphs: [
          'The password of your Evidose account was just changed, and every other device was signed out.',
          'If it was you, there is nothing to do. If it was not, choose a new password now.',
        ],
        button: { label: 'It was not me', href: new URL('/forgot-password', publicUrl).href },
      });
      return { to: account.email, subject: 'Your password was changed', ...letter };
    },
  });

  const accountDeleted = mail.define({
    kind: 'identity.account-deleted',
    payload: z.object({ email: z.string() }),
    keepTryingMs: NOTICE_MS,
    compose: async ({ email }): Promise<Message> => {
      const letter = writeLetter({
        title: 'Your account was deleted',
        paragraphs: [
          'Your Evidose account is gone, and with it your answers, plans and choices. We cannot bring them back.',
          'If this was not you, somebody had access to your account: change your passwords elsewhere, your mailbox first.',
        ],
      });
      return { to: email, subject: 'Your account was deleted', ...letter };
    },
  });

  return { verifyEmail, resetPassword, passwordChanged, accountDeleted, wake: mail.wake };
}

export type IdentityMails = ReturnType<typeof createIdentityMails>;
