import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '../../clock.ts';
import type { Database } from '../../database/index.ts';
import type { Audit } from '../audit/service.ts';
import { composeMail, type Mail, type Message } from '../mail/index.ts';
import { findAccount, findAccountByEmail } from './accounts.ts';
import type { Codes } from './codes.ts';
import type { Account, CodeKind } from './schema.ts';
import { defineSignInMethodsMail } from './sign-in-methods-mail.ts';

const NOTICE_MS = 3 * DAY_MS;

interface MailParts {
  readonly db: Database;
  readonly mail: Mail;
  readonly audit: Audit;
  readonly codes: Codes;
  /** Links start with the configured address, whatever Host a request named. */
  readonly publicUrl: string;
  readonly nameOf: (providerId: string) => string;
}

const PAGE_OF: Readonly<Record<CodeKind, { readonly path: string; readonly mode: string }>> = {
  VERIFY_AND_CHANGE_EMAIL: { path: '/verify', mode: 'verifyAndChangeEmail' },
  VERIFY_EMAIL: { path: '/verify', mode: 'verifyEmail' },
  PASSWORD_RESET: { path: '/forgot-password', mode: 'resetPassword' },
};

/** The mails of the identity service. Codes are generated at the moment of sending and stored nowhere else. */
export function createIdentityMails({ db, mail, audit, codes, publicUrl, nameOf }: MailParts) {
  function linkFor(kind: CodeKind, code: string, continueUrl: string | null): string {
    const link = new URL(PAGE_OF[kind].path, publicUrl);
    link.searchParams.set('mode', PAGE_OF[kind].mode);
    link.searchParams.set('oobCode', code);
    if (continueUrl !== null) link.searchParams.set('continueUrl', continueUrl);
    return link.href;
  }

  interface LinkRequest {
    readonly createdAt: Date;
    readonly continueUrl: string | null;
    readonly sessionId: string | null;
    /** The recipient, if not the account's own address. */
    readonly to?: string;
  }

  async function newLink(kind: CodeKind, account: Account, request: LinkRequest) {
    const { createdAt, continueUrl, sessionId } = request;
    const to = request.to ?? account.email;
    if (to === null || account.isDisabled) return null;
    const code = await codes.issue(db, { uid: account.uid, kind, email: to, sessionId, requestedAt: createdAt });
    if (code === null) return null;
    await audit.record({ event: 'code.sent', uid: account.uid, source: 'mail' });
    return { to, href: linkFor(kind, code, continueUrl) };
  }

  const toUser = z.object({
    uid: z.string(),
    continueUrl: z.string().nullable(),
    /** The session that asked; missing in rows of earlier versions. */
    sessionId: z.string().nullable().default(null),
  });
  const verifyEmail = mail.define({
    kind: 'identity.verify-email',
    payload: toUser,
    keepTryingMs: DAY_MS,
    compose: async ({ uid, ...asked }, { createdAt }): Promise<Message | null> => {
      const account = await findAccount(db, uid);
      const link = account && (await newLink('VERIFY_EMAIL', account, { createdAt, ...asked }));
      if (!link) return null;
      const letter = composeMail({
        title: 'Confirm your email address',
        paragraphs: ['Welcome to Evidose. Please confirm that this email address is yours.'],
        button: { label: 'Confirm my address', href: link.href },
        notes: [
          'The link works once, for 24 hours. A newer email from us replaces it.',
          'If you didn’t create an account, you can ignore this email. Nothing happens unless you confirm.',
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
      const request = { createdAt, continueUrl, sessionId: null };
      const link = account && (await newLink('PASSWORD_RESET', account, request));
      if (!link) return null;
      const letter = composeMail({
        title: 'Choose a new password',
        paragraphs: ['Someone, we hope it was you, asked to reset the password of your Evidose account.'],
        button: { label: 'Choose a new password', href: link.href },
        notes: [
          'The link works once, for one hour. A newer email from us replaces it.',
          'A new password signs out every device and ends linked sign-ins, API keys, calendar addresses and links for a doctor. Nobody else can get in anymore.',
          'If it wasn’t you, ignore this email. Your password stays the same.',
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
      // An unverified address may be a stranger's, so it gets no notice.
      if (account === null || account.email === null || !account.emailVerified) return null;
      const letter = composeMail({
        title: 'Your password was changed',
        paragraphs: [
          'You just changed the password of your Evidose account. We signed out every other device.',
          'If it was you, you don’t need to do anything. If it wasn’t you, choose a new password now.',
        ],
        button: { label: 'It wasn’t me', href: new URL('/forgot-password', publicUrl).href },
      });
      return { to: account.email, subject: 'Your password was changed', ...letter };
    },
  });

  const changeEmail = mail.define({
    kind: 'identity.change-email',
    payload: toUser.extend({ newEmail: z.string() }),
    keepTryingMs: DAY_MS,
    compose: async ({ uid, newEmail, ...asked }, { createdAt }): Promise<Message | null> => {
      const account = await findAccount(db, uid);
      // Already taken: neither its owner nor the caller is told.
      if (account === null || (await findAccountByEmail(db, newEmail)) !== null) return null;
      const link = await newLink('VERIFY_AND_CHANGE_EMAIL', account, { createdAt, ...asked, to: newEmail });
      if (link === null) return null;
      const letter = composeMail({
        title: 'Confirm your new email address',
        paragraphs: ['You asked to use this address for your Evidose account. We’ll use it as soon as you confirm it.'],
        button: { label: 'Use this address', href: link.href },
        notes: [
          'The link works once, for 24 hours, where you are logged in to that account.',
          'If you have no Evidose account or didn’t ask for this, ignore this email. Nothing will happen.',
        ],
      });
      return { to: link.to, subject: 'Confirm your new email address', ...letter };
    },
  });

  const emailChanged = mail.define({
    kind: 'identity.email-changed',
    payload: z.object({ email: z.string() }),
    keepTryingMs: NOTICE_MS,
    compose: async ({ email }): Promise<Message> => {
      const letter = composeMail({
        title: 'Your email address was changed',
        paragraphs: [
          'Your Evidose account now uses another email address. We no longer use this one.',
          'If it wasn’t you, someone got into your account. Write to us, and change your passwords on other sites.',
        ],
        button: { label: 'It wasn’t me', href: new URL('/contact', publicUrl).href },
      });
      return { to: email, subject: 'Your email address was changed', ...letter };
    },
  });

  const accountDeleted = mail.define({
    kind: 'identity.account-deleted',
    payload: z.object({ email: z.string() }),
    keepTryingMs: NOTICE_MS,
    compose: async ({ email }): Promise<Message> => {
      const letter = composeMail({
        title: 'Your account was deleted',
        paragraphs: [
          'We deleted your Evidose account with your answers, plans and choices. We can’t bring them back.',
          'If this wasn’t you, someone got into your account. Change your passwords on other sites, your email first.',
        ],
      });
      return { to: email, subject: 'Your account was deleted', ...letter };
    },
  });

  const signInMethodsChanged = defineSignInMethodsMail({ db, mail, publicUrl, nameOf });
  const { wake } = mail;
  const about = { passwordChanged, signInMethodsChanged, emailChanged, accountDeleted };
  return { verifyEmail, resetPassword, changeEmail, ...about, wake };
}

export type IdentityMails = ReturnType<typeof createIdentityMails>;
