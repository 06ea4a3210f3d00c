import type { PageRoute } from '@evidose/contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type UIMatch, useLocation, useMatches, useRevalidator } from 'react-router';
import { MAIN_ID } from '../components/layout/skip-link.tsx';
import { gateChanges } from '../lib/gate.ts';
import { titleOf } from '../lib/page-title.ts';
import { useSession } from '../lib/session.ts';
import { useObservable } from '../lib/store.ts';
import { mayStay } from './guard-loader.ts';

export function usePageRoute(): PageRoute | undefined {
  return (useMatches() as UIMatch<unknown, PageRoute | undefined>[]).at(-1)?.handle;
}

export interface Moves {
  /** Whether this history entry was reached with `preventScrollReset`: scroll and focus then stay where they are. */
  readonly isTidying: (key: string) => boolean;
}

/** What every page does besides rendering: sets its title, scrolls to the top, and runs its guard again. */
export function RouteEffects({ isTidying }: Moves) {
  const page = usePageRoute();
  useHead(page);
  useArrival(isTidying);
  useGuardAgain(page);
  return null;
}

/** A page that knows a better title (a supplement's name) sets it with `usePageTitle`. */
function useHead(page: PageRoute | undefined): void {
  // Runs before the page's own effects, so that usePageTitle wins.
  useLayoutEffect(() => {
    if (page === undefined) return;
    document.title = titleOf(page.title);
    document.documentElement.dataset['page'] = page.path;
    document.querySelector('meta[name="description"]')?.setAttribute('content', page.description);
  }, [page]);
}

/** Every navigation starts at the top with focus on the heading, including back and to the current page. */
function useArrival(isTidying: Moves['isTidying']): void {
  const { hash, key } = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    const isFirstPage = isFirst.current;
    isFirst.current = false;
    if (isTidying(key)) return;
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    if (target !== null) target.scrollIntoView({ behavior: 'instant' });
    // The first page starts at the top, or wherever the person has scrolled since; the browser announces it.
    if (isFirstPage) return;
    if (target === null) window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [hash, key, isTidying]);
}

function focusHeading(): void {
  const main = document.getElementById(MAIN_ID);
  const heading = main?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}

/** Runs when the session or the gate changes on an open page, but never while the person is typing. */
function useGuardAgain(page: PageRoute | undefined): void {
  useSession();
  useObservable(gateChanges);
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const isSentAway = page !== undefined && !mayStay(page.guard, search);
  useEffect(() => {
    if (isSentAway) void revalidate();
  }, [isSentAway, revalidate]);
}
