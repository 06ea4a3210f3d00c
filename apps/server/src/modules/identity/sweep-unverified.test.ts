import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { DAY_MS } from '../../clock.ts';
import { createAudit } from '../audit/service.ts';
import { eraseDocuments } from '../erase-documents.ts';
import { createDeletion } from './deletion.ts';
import { accounts } from './schema.ts';
import { createUnverifiedSweep } from './sweep-unverified.ts';

const { clock, pass } = createTestClock();
const { db, call, signUp, signUpVerified } = await createTestApp({ clock });
const mails = {
  accountDeleted: async () => expect.unreachable('nobody has proved that the address is theirs'),
  wake: () => undefined,
};
const deleteAccount = createDeletion({ db, clock, audit: createAudit({ db, clock }), mails, eraseDocuments });
const sweep = createUnverifiedSweep({ db, clock, deleteAccount });
const isThere = async (uid: string) => (await db.$count(accounts, eq(accounts.uid, uid))) === 1;

it('takes accounts that nobody proved or used for a month, and no others', async () => {
  const [forgotten, verified] = [await signUp(), await signUpVerified()];
  pass(20 * DAY_MS);
  const young = await signUp();
  await sweep();
  expect(await isThere(forgotten.localId)).toBe(true);
  pass(10 * DAY_MS + 1);
  await sweep();
  expect(await isThere(forgotten.localId)).toBe(false);
  expect([await isThere(young.localId), await isThere(verified.localId)]).toEqual([true, true]);
  // The address is free again.
  expect(
    (await call('signUp', { email: forgotten.email, password: 'a new password 7', returnSecureToken: true }))
      .statusCode,
  ).toBe(200);
});
