import { type PageRoute, pages } from '@evidose/contract';
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject, redirect, replace } from 'react-router';
import { currentSession } from '../lib/session.ts';
import { withRetry } from '../lib/with-retry.ts';
import { findDetour, mayStay } from './guard-loader.ts';
import { Layout } from './layout.tsx';
import { PageFailed } from './page-failed.tsx';
import { runPageScripts } from './page-scripts.ts';
import { WaitingPage } from './waiting-page.tsx';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

type LoadPage = () => Promise<{ readonly default: ComponentType }>;
const pageFiles = import.meta.glob<{ default: ComponentType }>('../pages/*.tsx');

function fileOf({ file }: PageRoute): LoadPage {
  const load = pageFiles[`../pages/${file}.tsx`];
  if (load === undefined) throw new Error(`there is no page ${file}`);
  return load;
}

/** The part of a page before its guard; also rendered at build time. */
export const pageRoute = (page: PageRoute): RouteObject => ({
  path: page.path,
  handle: page,
  lazy: async () => {
    await runPageScripts();
    // Not thrown: the router renders nothing at all for a page that failed to load.
    return {
      Component: await withRetry(fileOf(page)).then(
        ({ default: Page }) => Page,
        () => PageFailed,
      ),
    };
  },
  errorElement: <PageFailed />,
});

/** Every route of the app behind its guard. Starts fetching the current page at once. */
export function createAppRouter(): AppRouter {
  let router: AppRouter | null = null;

  /** A page that was not reached leaves no history entry; an existing one is replaced. */
  const goInstead = (to: string) => (router?.state.navigation.historyAction === 'PUSH' ? redirect(to) : replace(to));

  /** This entry only tidied the page's own address or state; returning to it is an ordinary navigation. */
  const isTidying = (key: string): boolean =>
    router?.state.preventScrollReset === true && router.state.location.key === key;

  const guarded = (page: PageRoute): RouteObject => ({
    ...pageRoute(page),
    // Not request.url, which drops the hash.
    loader: async () => {
      const detour = await findDetour(page.guard, router?.state.navigation.location ?? window.location);
      return detour === null ? null : goInstead(detour);
    },
    // Navigation within a page is rendered synchronously.
    shouldRevalidate: ({ nextUrl }) => !mayStay(page.guard, nextUrl.search),
    ...(page.guard === 'gate-and-verified-user' ? { hydrateFallbackElement: <WaitingPage /> } : {}),
  });

  router = createBrowserRouter([
    {
      element: <Layout isTidying={isTidying} />,
      errorElement: <PageFailed />,
      children: pages.map(guarded),
    },
    { path: '*', loader: () => goInstead('/') },
  ]);
  // Nothing may subscribe before React does: what happens before then is kept for the first subscriber only.
  return router;
}

/** Resolves when the first page is loaded, or at once if the session has to be checked first. */
export function whenFirstPageIsThere({ state, subscribe }: AppRouter): Promise<void> {
  const isForSomebody = state.matches.some(({ route }) => route.hydrateFallbackElement !== undefined);
  if (state.initialized || (isForSomebody && currentSession().status === 'unknown')) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
