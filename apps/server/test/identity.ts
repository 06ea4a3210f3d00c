import { setTimeout as sleep } from 'node:timers/promises';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../src/database/index.ts';
import { localMailbox } from '../src/modules/mail/schema.ts';

const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts';
const MAIL_LIMIT_MS = 20_000;

export const PASSWORD = 'quiet lantern 7';

export interface Tokens {
  readonly localId: string;
  readonly email: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

type Mode = 'verifyEmail' | 'resetPassword' | 'verifyAndChangeEmail';

let people = 0;
/** Each person has their own source address, so that no per-source limit applies. */
export function nextPerson(): { email: string; remoteAddress: string } {
  people += 1;
  return { email: `person${people}@example.com`, remoteAddress: `10.1.${people >> 8}.${people & 255}` };
}

/** Talks to the identity service as a browser does, and reads the local mailbox as a person does. */
export function identityHelper(app: FastifyInstance, db: Database, openGate: () => Promise<string>) {
  const call = (operation: string, payload: object, remoteAddress = '127.0.0.1') =>
    app.inject({ method: 'POST', url: `${ACCOUNTS}:${operation}?key=test`, payload, remoteAddress });

  const refresh = (refreshToken: string) =>
    app.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=test',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
    });

  const mailsTo = (email: string) =>
    db.select().from(localMailbox).where(eq(localMailbox.recipient, email)).orderBy(desc(localMailbox.sentAt));

  /** Waits until so many mails have come, and answers with them, newest first. */
  async function waitForMail(email: string, count = 1) {
    const deadline = Date.now() + MAIL_LIMIT_MS;
    for (;;) {
      const mails = await mailsTo(email);
      if (mails.length >= count) return mails;
      if (Date.now() > deadline) throw new Error(`${mails.length} of ${count} mails came`);
      await sleep(5);
    }
  }

  /** The link of the nth mail of a kind. */
  async function linkIn(email: string, mode: Mode = 'verifyEmail', nth = 1): Promise<URL> {
    const deadline = Date.now() + MAIL_LIMIT_MS;
    for (;;) {
      const texts = (await mailsTo(email)).map(({ textBody }) => textBody);
      const links = texts.flatMap((text) => /https?:\/\/\S+oobCode=\S+/.exec(text)?.[0] ?? []);
      const [newest, ...older] = links
        .map((link) => new URL(link))
        .filter((url) => url.searchParams.get('mode') === mode);
      if (newest !== undefined && older.length + 1 >= nth) return newest;
      if (Date.now() > deadline) throw new Error(`no mail with a ${mode} link came`);
      await sleep(5);
    }
  }

  const codeIn = async (email: string, mode: Mode = 'verifyEmail', nth = 1) =>
    (await linkIn(email, mode, nth)).searchParams.get('oobCode') ?? '';

  async function signUp({ email, password = PASSWORD }: { email?: string; password?: string } = {}): Promise<Tokens> {
    const person = nextPerson();
    const reply = await call('signUp', { email: email ?? person.email, password }, person.remoteAddress);
    if (reply.statusCode !== 200) throw new Error(`sign-up failed: ${reply.body}`);
    return reply.json<Tokens>();
  }

  return {
    call,
    refresh,
    mailsTo,
    waitForMail,
    linkIn,
    codeIn,
    signUp,
    /** Signed up, address verified, gate passed: `headers` let a request through to everything of this person. */
    signUpVerified: async (options: { email?: string; password?: string } = {}) => {
      const { remoteAddress } = nextPerson();
      const person = await signUp(options);
      await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: person.idToken }, remoteAddress);
      const verified = await call('update', { oobCode: await codeIn(person.email) }, remoteAddress);
      if (verified.statusCode !== 200) throw new Error(`verification failed: ${verified.body}`);
      const headers = { authorization: `Bearer ${person.idToken}`, cookie: await openGate() };
      const saved = await app.inject({
        method: 'PUT',
        url: '/v1/me',
        headers,
        payload: { firstName: 'Ada', lastName: 'L' },
      });
      if (saved.statusCode !== 200) throw new Error(`the user document was not saved: ${saved.body}`);
      return { ...person, uid: person.localId, headers };
    },
  };
}
