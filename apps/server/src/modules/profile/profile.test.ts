import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';

const { app, db, signUp, signUpVerified } = await createTestApp();

const put = (idToken: string, payload: object) =>
  app.inject({ method: 'PUT', url: '/v1/me', headers: { authorization: `Bearer ${idToken}` }, payload });
const get = (idToken: string) => app.inject({ url: '/v1/me', headers: { authorization: `Bearer ${idToken}` } });

describe('the user document', () => {
  it('is saved at sign-up, before the address is verified, with uid, names, address and an ISO date', async () => {
    const { idToken, localId, email } = await signUp();
    expect((await get(idToken)).json().error.message).toBe('User document not found in database');
    const saved = await put(idToken, { firstName: ' Ada ', lastName: 'Lovelace' });
    expect(saved.json()).toEqual({
      uid: localId,
      firstName: 'Ada',
      lastName: 'Lovelace',
      email,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      comprehensiveQuestionnaire: null,
    });
    expect((await get(idToken)).json()).toEqual(saved.json());
  });

  it('is merged: what is not sent stays, and so does the date of creation', async () => {
    const { idToken } = await signUp();
    const first = await put(idToken, { firstName: 'Ada', lastName: 'L' });
    const second = await put(idToken, { lastName: 'Lovelace' });
    expect(second.json()).toEqual({ ...first.json(), lastName: 'Lovelace' });
  });

  it('is nobody else’s to read or write', async () => {
    const { headers } = await signUpVerified();
    expect((await app.inject({ url: '/v1/me', headers: { cookie: headers.cookie } })).json().error).toMatchObject({
      type: 'login',
      message: 'No user is logged in',
    });
    expect((await put('garbage', { firstName: 'x' })).statusCode).toBe(401);
  });

  it('takes no field it does not know', async () => {
    const { idToken } = await signUp();
    expect((await put(idToken, { firstName: 'Ada', email: 'other@example.com' })).statusCode).toBe(400);
  });

  it('fails with the words of the specification when it cannot be stored', async () => {
    const { idToken } = await signUp();
    await db.execute('ALTER TABLE users RENAME TO away');
    try {
      expect((await put(idToken, { firstName: 'Ada' })).json().error).toMatchObject({
        type: 'data',
        message: 'Failed to store data. Try again.',
      });
    } finally {
      await db.execute('ALTER TABLE away RENAME TO users');
    }
  });
});
