import { type PageRoute, pages } from '@evidose/contract';
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject, redirect, replace } from 'react-router';
import { currentSession } from '../lib/session.ts';
import { tryAgain } from '../lib/try-again.ts';
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

/** What a page is made of before its guard: also drawn where nobody visits, at build time. */
export const pageRoute = (page: PageRoute): RouteObject => ({
  path: page.path,
  handle: page,
  lazy: async () => {
    await runPageScripts();
    // Not thrown: of a page that could not be fetched the router would draw nothing at all.
    return {
      Component: await tryAgain(fileOf(page)).then(
        ({ default: Page }) => Page,
        () => PageFailed,
      ),
    };
  },
  errorElement: <PageFailed />,
});

/** Every address of the app, behind its guard. Begins to fetch the page of the address at once. */
export function createAppRouter(): AppRouter {
  let router: AppRouter | null = null;

  /** A page that was not reached yet leaves no entry in the history; one that is there already is replaced. */
  const goInstead = (to: string) => (router?.state.navigation.historyAction === 'PUSH' ? redirect(to) : replace(to));

  /** The move to this entry only tidied the page's own address or state; coming back to it is a move like any other. */
  const isTidying = (key: string): boolean =>
    router?.state.preventScrollReset === true && router.state.location.key === key;

  const guarded = (page: PageRoute): RouteObject => ({
    ...pageRoute(page),
    // Not the request's address: it has lost what stands behind the #.
    loader: async () => {
      const detour = await findDetour(page.guard, router?.state.navigation.location ?? window.location);
      return detour === null ? null : goInstead(detour);
    },
    // Within a page that one may stay on, a move is drawn in the same breath.
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
  // Nothing may listen to it before React does: what it learns meanwhile is only kept for the very first listener.
  return router;
}

/** Once the page of the first address is there; or at once where it must be found out first who is there. */
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
