import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type IdentityClient, startSession } from '../lib/session.ts';
import { App } from './app.tsx';
import { createAppRouter, whenFirstPageIsThere } from './router.tsx';

const adasClient: IdentityClient = {
  start: (onChange) =>
    onChange({ status: 'signed-in', user: { uid: 'u1', email: 'ada@example.com', emailVerified: true } }),
  getIdToken: async () => null,
  signOut: async () => undefined,
};

beforeEach(() => {
  localStorage.setItem('pinAuthExpiry', String(Date.now() + 60_000));
  startSession(adasClient);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function open(): Promise<void> {
  const router = createAppRouter();
  await whenFirstPageIsThere(router);
  render(<App router={router} />);
}

test.each(['/dashboard', '/profile'])('%s has its own navigation and not the site’s', async (path) => {
  window.history.replaceState(null, '', path);
  await open();
  expect(await screen.findAllByRole('navigation', { name: 'Your account' })).not.toHaveLength(0);
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});

test('every other page has the site’s', async () => {
  window.history.replaceState(null, '', '/privacy-policy');
  await open();
  expect(await screen.findAllByRole('navigation', { name: 'Main' })).not.toHaveLength(0);
  expect(screen.queryByRole('navigation', { name: 'Your account' })).toBeNull();
});
