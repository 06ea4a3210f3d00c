import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { PASSWORD } from '../../../test/identity.ts';
import { HOUR_MS } from '../../clock.ts';
import { mailboxOf } from './inputs.ts';

const time = createTestClock();
const { call, signUp } = await createTestApp({ clock: time.clock });
const messageOf = (reply: { json: () => { error?: { message: string } } }) =>
  (reply.json().error?.message ?? 'ok').split(' : ')[0];

let sources = 0;
const elsewhere = () => {
  sources += 1;
  return `198.18.${sources >> 8}.${sources & 255}`;
};
const logIn = (email: string, password: string) => call('signInWithPassword', { email, password }, elsewhere());
const askReset = (email: string) => call('sendOobCode', { requestType: 'PASSWORD_RESET', email }, elsewhere());

const fullWidth = (text: string) =>
  text.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xff21 - 0x41));
/** Variants of the same address. */
const spellingsOf = (email: string): string[] => [
  email.toUpperCase(),
  fullWidth(email),
  email.replace('.com', '。com'),
  email.replace('k', '\u212a'),
];

describe('an address written otherwise', () => {
  it('makes no second account', async () => {
    const { email } = await signUp({ email: 'kim.one@example.com' });
    for (const spelling of spellingsOf(email)) {
      expect(messageOf(await call('signUp', { email: spelling, password: PASSWORD }, elsewhere()))).toBe(
        'EMAIL_EXISTS',
      );
    }
  });

  it('has no guesses of its own, and opens the one account', async () => {
    const { email, localId } = await signUp({ email: 'kim.two@example.com' });
    const spellings = spellingsOf(email);
    for (const spelling of spellings) expect((await logIn(spelling, PASSWORD)).json().localId).toBe(localId);
    for (let i = 0; i < 10; i++) await logIn(spellings[i % spellings.length] ?? '', 'wrong guess');
    for (const spelling of [email, ...spellings]) {
      expect(messageOf(await logIn(spelling, PASSWORD))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    }
  });

  it('is mailed no more often', async () => {
    const { email } = await signUp({ email: 'kim.three@example.com' });
    const spellings = [email, ...spellingsOf(email)];
    for (const spelling of spellings) expect(messageOf(await askReset(spelling))).toBe('ok');
    for (const spelling of spellings) expect(messageOf(await askReset(spelling))).toBe('RESET_PASSWORD_EXCEED_LIMIT');
  });
});

describe('another address of one mailbox', () => {
  it.each([
    ['ada+evidose@example.com', 'ada@example.com'],
    ['ada+a+b@example.com', 'ada@example.com'],
    ['+ada@example.com', '+ada@example.com'],
    ['a.d.a@example.com', 'a.d.a@example.com'],
    ['a.d.a+evidose@gmail.com', 'ada@gmail.com'],
    ['ada@googlemail.com', 'ada@gmail.com'],
  ])('%s leads to %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });

  it('is somebody else: an account of its own, and none of the other’s', async () => {
    const one = await signUp({ email: 'kim.four@example.com' });
    for (const email of ['kim.four+a@example.com', 'kimfour@example.com']) {
      const other = await signUp({ email });
      expect(other.localId).not.toBe(one.localId);
      for (let i = 0; i < 10; i++) await logIn(email, 'wrong guess');
    }
    expect((await logIn(one.email, PASSWORD)).json().localId).toBe(one.localId);
  });

  it.each([
    ['a plus', (i: number) => `kim.five+${i}@example.com`],
    [
      'dots',
      (i: number) =>
        `k${'.'.repeat(i % 2)}i${'.'.repeat((i >> 1) % 2)}m${'.'.repeat((i >> 2) % 2)}s${'.'.repeat((i >> 3) % 2)}i${'.'.repeat((i >> 4) % 2)}x@gmail.com`,
    ],
  ])('does not flood it with mails: %s', async (_with, addressOf) => {
    const ends: (string | undefined)[] = [];
    for (let i = 0; i < 30; i++) ends.push(messageOf(await askReset(addressOf(i))));
    expect(ends.filter((end) => end === 'ok')).toHaveLength(20);
    expect(ends.at(-1)).toBe('RESET_PASSWORD_EXCEED_LIMIT');
    time.pass(HOUR_MS);
    expect(messageOf(await askReset(addressOf(0)))).toBe('ok');
  });
});
