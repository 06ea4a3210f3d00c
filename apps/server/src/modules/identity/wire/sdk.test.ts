import { deleteApp, initializeApp } from 'firebase/app';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  getIdToken,
  initializeAuth,
  inMemoryPersistence,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../test/app.ts';

const { app, codeIn } = await createTestApp();
const address = await app.listen({ host: '127.0.0.1', port: 0 });

const firebase = initializeApp({ apiKey: 'any-key', projectId: 'evidose' }, 'conformance');
const auth = initializeAuth(firebase, { persistence: inMemoryPersistence });
connectAuthEmulator(auth, address, { disableWarnings: true });
afterAll(() => deleteApp(firebase));

const email = 'sdk@example.com';
const me = async (token: string) =>
  (await fetch(`${address}/v1/me`, { headers: { authorization: `Bearer ${token}` } })).status;
/** The official client's code for a refusal. */
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: { code?: string }) => error.code,
  );

describe('the official client, unchanged, against our server', () => {
  it('signs up', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, 'first lantern');
    expect(user).toMatchObject({ email, emailVerified: false, uid: expect.stringMatching(/^[A-Za-z0-9]{28}$/) });
    expect(user.metadata.creationTime).toBeDefined();
    expect(user.providerData[0]).toMatchObject({ providerId: 'password', uid: email });
    expect(await me(await user.getIdToken())).toBe(404);
    expect(await codeOf(createUserWithEmailAndPassword(auth, email, 'first lantern'))).toBe(
      'auth/email-already-in-use',
    );
    expect(await codeOf(createUserWithEmailAndPassword(auth, 'x@example.com', '123456'))).toBe('auth/weak-password');
  });

  it('verifies the address', async () => {
    const user = auth.currentUser;
    if (user === null) throw new Error('nobody is signed in');
    await sendEmailVerification(user);
    const code = await codeIn(email);
    expect((await checkActionCode(auth, code)).operation).toBe('VERIFY_EMAIL');
    await applyActionCode(auth, code);
    await reload(user);
    expect(user.emailVerified).toBe(true);
    expect(await codeOf(applyActionCode(auth, code))).toBe('auth/invalid-action-code');
  });

  it('signs out and in', async () => {
    await signOut(auth);
    expect(await codeOf(signInWithEmailAndPassword(auth, email, 'wrong lantern'))).toBe('auth/invalid-credential');
    const { user } = await signInWithEmailAndPassword(auth, email, 'first lantern');
    expect(user.emailVerified).toBe(true);
    const { claims } = await user.getIdTokenResult();
    expect(claims['email_verified']).toBe(true);
  });

  it('refreshes', async () => {
    const user = auth.currentUser;
    if (user === null) throw new Error('nobody is signed in');
    const before = await getIdToken(user);
    const renewed = await getIdToken(user, true);
    expect(await me(renewed)).toBe(404);
    expect(renewed.split('.')[1]).toBeDefined();
    expect(typeof before).toBe('string');
    expect(await getIdToken(user, true)).toBeTypeOf('string');
  });

  it('changes name and password', async () => {
    const user = auth.currentUser;
    if (user === null) throw new Error('nobody is signed in');
    await updateProfile(user, { displayName: 'Ada L' });
    await reload(user);
    expect(user.displayName).toBe('Ada L');
    await updateProfile(user, { displayName: null });
    await reload(user);
    expect(user.displayName).toBeNull();
    await updatePassword(user, 'second lantern');
    expect(await me(await user.getIdToken())).toBe(404);
    expect((await signInWithEmailAndPassword(auth, email, 'second lantern')).user.uid).toBe(user.uid);
  });

  it('reads the password policy', async () => {
    const status = await validatePassword(auth, 'abc');
    expect(status.isValid).toBe(false);
    expect(status.meetsMinPasswordLength).toBe(false);
    expect(status.passwordPolicy.customStrengthOptions.minPasswordLength).toBe(6);
    expect((await validatePassword(auth, 'abcdef')).isValid).toBe(true);
  });

  it('resets', async () => {
    await sendPasswordResetEmail(auth, email);
    const code = await codeIn(email, 'resetPassword');
    expect(await verifyPasswordResetCode(auth, code)).toBe(email);
    expect(await codeOf(confirmPasswordReset(auth, code, '123'))).toBe('auth/weak-password');
    await confirmPasswordReset(auth, code, 'third lantern');
    expect(await codeOf(signInWithEmailAndPassword(auth, email, 'second lantern'))).toBe('auth/invalid-credential');
    await signInWithEmailAndPassword(auth, email, 'third lantern');
    await sendPasswordResetEmail(auth, 'nobody@example.com');
  });

  it('deletes', async () => {
    const user = auth.currentUser;
    if (user === null) throw new Error('nobody is signed in');
    const token = await user.getIdToken();
    await deleteUser(user);
    expect(auth.currentUser).toBeNull();
    expect(await me(token)).toBe(401);
    expect(await codeOf(signInWithEmailAndPassword(auth, email, 'third lantern'))).toBe('auth/invalid-credential');
  });

  it('is told in its own words when there were too many attempts', async () => {
    const attempt = () => codeOf(signInWithEmailAndPassword(auth, 'ghost@example.com', 'wrong lantern'));
    for (let i = 0; i < 10; i++) await attempt();
    expect(await attempt()).toBe('auth/too-many-requests');
  });
});
