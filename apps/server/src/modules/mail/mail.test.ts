import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '../../../test/app.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { mailServer } from '../../../test/mail-server.ts';
import { DAY_MS, systemClock } from '../../clock.ts';
import { composeMail, createMail, createSmtpTransport } from './index.ts';
import { mailOutbox } from './schema.ts';

const FROM = 'Evidose <hello@evidose.example>';

const { db } = await createTestDatabase();
/** Real time plus what tests add: retries come after minutes. */
let ahead = 0;
const clock = () => new Date(systemClock().getTime() + ahead);
const lines: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
/** Stops what a test started, so that a failure does not affect the next test. */
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await db.delete(mailOutbox);
});

function mailTo(port: number) {
  const transport = createSmtpTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, from: FROM });
  const mail = createMail({ db, clock, log, transport });
  const send = mail.define({
    kind: 'test.hello',
    payload: z.object({ to: z.string() }),
    keepTryingMs: DAY_MS,
    compose: async ({ to }) => ({
      to,
      subject: 'Hello',
      ...composeMail({ title: 'Hello', paragraphs: ['You & <you>'] }),
    }),
  });
  mail.start();
  stops.push(mail.stop);
  return { mail, send };
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 8_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('it did not happen in time');
    await sleep(10);
  }
}
const waiting = () => db.select().from(mailOutbox);

describe('mail by SMTP', () => {
  it('arrives as text and HTML, from the configured sender, and leaves the outbox', async () => {
    const server = mailServer();
    const { send, mail } = mailTo(await server.listen());
    await send({ to: 'ada@example.com' });
    await until(() => server.received.length === 1);
    await until(async () => (await waiting()).length === 0);
    const [text = ''] = server.received;
    expect(text).toMatch(/^From: Evidose <hello@evidose.example>\r$/m);
    expect(text).toMatch(/^To: ada@example.com\r$/m);
    expect(text).toContain('Content-Type: text/plain');
    expect(text).toContain('Content-Type: text/html');
    expect(text).toContain('You &amp; &lt;you&gt;');
    await mail.stop();
    await server.close();
  });

  it('a mail server that is down loses nothing: it is tried again until it is back', async () => {
    const server = mailServer();
    const port = await server.listen();
    await server.close();
    const { send, mail } = mailTo(port);
    await send({ to: 'grace@example.com' });
    await until(async () => (await waiting())[0]?.attempts === 1);
    await until(() => lines.some((line) => line.includes('it will be tried again')));
    expect(lines.join('')).not.toContain('grace@example.com');
    await mail.stop();

    // Another process, later, with the mail server back: the row is all that is needed.
    const back = mailServer();
    await back.listen(port);
    ahead += 6_000;
    const other = mailTo(port);
    other.mail.wake();
    await until(() => back.received.length === 1);
    expect(back.received[0]).toContain('To: grace@example.com');
    await other.mail.stop();
    await back.close();
  });

  it('bears the same Message-ID at every try, so that a repetition is known as one', async () => {
    const server = mailServer();
    server.refuse(true);
    const { send, mail } = mailTo(await server.listen());
    await send({ to: 'mary@example.com' });
    await until(async () => (await waiting())[0]?.attempts === 1);
    const [row] = await waiting();
    server.refuse(false);
    ahead += 6_000;
    mail.wake();
    await until(() => server.received.length === 1);
    expect(server.received[0]).toContain(`Message-ID: <${row?.id}@evidose.example>`);
    await until(async () => (await waiting()).length === 0);
    await mail.stop();
    await server.close();
  });

  it('a refusal for good ends the try', async () => {
    const server = mailServer();
    server.refuse(true, 550);
    const { send, mail } = mailTo(await server.listen());
    await send({ to: 'nobody@example.com' });
    await until(() => lines.some((line) => line.includes('mail given up')));
    await until(async () => (await waiting()).length === 0);
    expect(lines.join('')).not.toContain('nobody@example.com');
    await mail.stop();
    await server.close();
  });

  it('a refusal is retried later and later', async () => {
    const server = mailServer();
    server.refuse(true);
    const { send, mail } = mailTo(await server.listen());
    await send({ to: 'later@example.com' });
    for (const [tries, seconds] of [5, 30, 120, 600].entries()) {
      // A try in progress holds its mail for longer than a wait, so both the count and the wait must be checked.
      await until(async () => {
        const [row] = await waiting();
        const wait = ((row?.dueAt.getTime() ?? 0) - clock().getTime()) / 1000;
        return row?.attempts === tries + 1 && wait <= seconds && wait > seconds - 10;
      });
      if (seconds === 600) break;
      ahead += seconds * 1000;
      mail.wake();
    }
    server.refuse(false);
    ahead += 3_600_000;
    mail.wake();
    await until(() => server.received.length === 1);
    await until(async () => (await waiting()).length === 0);
    await mail.stop();
    await server.close();
  });

  it('is given up when it is too late, and said so', async () => {
    const server = mailServer();
    server.refuse(true);
    const { send, mail } = mailTo(await server.listen());
    await send({ to: 'late@example.com' });
    await until(async () => (await waiting())[0]?.attempts === 1);
    ahead += DAY_MS + 1000;
    mail.wake();
    await until(async () => (await waiting()).length === 0);
    expect(lines.some((line) => line.includes('mail given up'))).toBe(true);
    await mail.stop();
    await server.close();
  });

  it('two processes send each mail once', async () => {
    const server = mailServer();
    const port = await server.listen();
    const [one, two] = [mailTo(port), mailTo(port)];
    await Promise.all(
      Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? one : two).send({ to: `p${i}@example.com` })),
    );
    await until(async () => (await waiting()).length === 0);
    const recipients = server.received.map((text) => /^To: (.*)\r$/m.exec(text)?.[1]);
    expect(recipients).toHaveLength(30);
    expect(new Set(recipients).size).toBe(30);
    await one.mail.stop();
    await two.mail.stop();
    await server.close();
  });

  it('is sent only if what caused it was committed', async () => {
    const server = mailServer();
    const { send, mail } = mailTo(await server.listen());
    await db
      .transaction(async (tx) => {
        await send({ to: 'never@example.com' }, tx);
        tx.rollback();
      })
      .catch(() => undefined);
    expect(await db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'test.hello'))).toEqual([]);
    await mail.stop();
    await server.close();
  });
});

describe('the local mailbox', async () => {
  const { app, signUp, call, waitForMail } = await createTestApp();
  const get = (
    url: string,
    remoteAddress = '127.0.0.1',
    headers: Record<string, string> = { host: 'localhost:3000' },
  ) => app.inject({ url, remoteAddress, headers });

  it('shows mail as a list, as text with its links, and as HTML that runs nothing', async () => {
    const { idToken, email } = await signUp();
    expect((await get('/dev/mailbox')).body).toContain('No mail yet');
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    const [mail] = await waitForMail(email);
    expect((await get('/dev/mailbox')).body).toContain(`href="/dev/mailbox/${mail?.id}"`);
    expect((await get(`/dev/mailbox/${mail?.id}`)).body).toMatch(
      /<a href="http:\/\/localhost:3000\/verify\?[^"]+oobCode=/,
    );
    const html = await get(`/dev/mailbox/${mail?.id}/html`);
    expect(html.headers['content-security-policy']).toContain("default-src 'none'");
    expect(html.headers['content-security-policy']).not.toContain('script');
    expect((await get('/dev/mailbox.json')).json()[0]).toMatchObject({ recipient: email });
  });

  it.each([
    ['another machine', '192.0.2.1', {}],
    ['another name for this machine', '127.0.0.1', { host: 'rebound.example' }],
  ])('is not there for %s', async (_who, address, headers) => {
    for (const url of ['/dev/mailbox', '/dev/mailbox.json']) {
      expect((await get(url, address, { host: 'localhost', ...headers })).statusCode).toBe(404);
    }
  });

  it('is not there behind a proxy for somebody from outside', async () => {
    const proxied = await createTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const headers = { host: 'localhost', 'x-forwarded-for': '192.0.2.1' };
    expect((await proxied.app.inject({ url: '/dev/mailbox.json', headers })).statusCode).toBe(404);
  });

  it('is not there where a mail server is configured', async () => {
    const withSmtp = await createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    expect((await withSmtp.app.inject({ url: '/dev/mailbox', headers: { host: 'localhost' } })).statusCode).toBe(404);
  });
});
