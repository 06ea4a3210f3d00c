import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { secretFrom } from '../../secret.ts';
import { createMail, type Message } from '../mail/index.ts';
import { createThrottle } from '../throttle/service.ts';
import { createContactService } from './service.ts';

const { db } = await createTestDatabase();
let now = new Date('2026-01-01T00:00:00Z');
const clock = () => now;
const sent: Message[] = [];
const transport = { send: async (message: Message) => void sent.push(message), close: async () => undefined };
const mail = createMail({ db, clock, log: pino({ level: 'silent' }), transport });
mail.start();
afterAll(() => mail.stop());
const throttle = createThrottle({ db, clock, secret: secretFrom('a secret of the tests') });
const contact = createContactService({ db, clock, throttle, mail, contactAddress: 'desk@evidose.example' });

const letter = (email: string, change = {}) => ({
  kind: 'contact' as const,
  name: 'Ada',
  email,
  message: 'Hello there',
  ...change,
});
const count = async () => (await db.execute(sql`SELECT 1 FROM messages`)).rows.length;

it('keeps the message, mails it to us and a receipt without its words to the sender', async () => {
  await contact.receive(letter('ada@a.example'), '10.0.0.1');
  expect(await count()).toBe(1);
  await expect.poll(() => sent.length).toBe(2);
  const [toUs, receipt] = ['desk@evidose.example', 'ada@a.example'].map((to) => sent.find((item) => item.to === to));
  expect(toUs?.text).toContain('Hello there');
  expect(receipt?.text).not.toContain('Hello there');
});

it('keeps nothing that fell into the trap, and does not say so', async () => {
  const before = await count();
  await contact.receive(letter('bot@a.example', { website: 'http://spam.example' }), '10.0.0.2');
  expect(await count()).toBe(before);
});

it('stops a source after five messages an hour', async () => {
  for (let index = 0; index < 5; index += 1) await contact.receive(letter(`p${index}@a.example`), '10.0.0.3');
  await expect(contact.receive(letter('p6@a.example'), '10.0.0.3')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
});

it('does not flood a mailbox from many sources, and keeps the messages of its owner', async () => {
  const before = await count();
  for (let index = 0; index < 5; index += 1) {
    await contact.receive(letter(`victim+${index}@a.example`), `10.0.1.${index}`);
  }
  await contact.receive(letter('victim@a.example'), '10.0.1.9');
  expect(await count()).toBe(before + 6);
  await expect.poll(async () => (await db.execute(sql`SELECT 1 FROM mail_outbox`)).rows.length).toBe(0);
  expect(sent.filter(({ to }) => to.startsWith('victim'))).toHaveLength(3);
});

it('forgets messages after 180 days', async () => {
  now = new Date('2026-07-15T00:00:00Z');
  await contact.sweep();
  expect(await count()).toBe(0);
});
