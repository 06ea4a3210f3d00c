import { act, cleanup, render, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
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

test('a sign-in that is renewed while the first page is still being drawn ends the wait for it', async () => {
  await import('../pages/profile.tsx');
  let renew: () => void = () => undefined;
  startSession({
    ...adasClient,
    start: (onChange) => {
      onChange({ status: 'unknown' });
      renew = () => adasClient.start(onChange);
    },
  });
  window.history.replaceState(null, '', '/profile');
  const router = createAppRouter();
  await whenFirstPageIsThere(router);
  let looks = 0;
  const renewedAtTheFirstLook: typeof router = {
    ...router,
    get state() {
      looks += 1;
      if (looks === 1) renew();
      return router.state;
    },
  };
  let wasReadyInTime = false;
  /** By now React has yielded once and the router has run. */
  function Slow() {
    wasReadyInTime = router.state.initialized;
    const end = performance.now() + 20;
    while (performance.now() < end);
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  startTransition(() =>
    root.render(
      <>
        <App router={renewedAtTheFirstLook} />
        <Slow />
        <Slow />
        <Slow />
      </>,
    ),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' }, { timeout: 5_000 })).toBeDefined();
  expect(wasReadyInTime).toBe(true);
  root.unmount();
});

test('React Aria speaks English in a German browser', async () => {
  const Locale = ({ place }: { readonly place: string }) => `${place} ${useLocale().locale}`;
  render(<Locale place="outside" />);
  Object.defineProperty(navigator, 'language', { value: 'de-DE', configurable: true });
  act(() => void window.dispatchEvent(new Event('languagechange')));
  Reflect.deleteProperty(navigator, 'language');
  expect(screen.getByText('outside de-DE')).toBeDefined();
  render(<App router={createMemoryRouter([{ path: '*', element: <Locale place="inside" /> }])} />);
  expect(await screen.findByText('inside en-US')).toBeDefined();
  act(() => void window.dispatchEvent(new Event('languagechange')));
});
