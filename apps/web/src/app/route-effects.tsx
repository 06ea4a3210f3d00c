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
  /** Whether one came to this entry of the history by `preventScrollReset`: the page stays where it is, and so does the focus. */
  readonly isTidying: (key: string) => boolean;
}

/** What every page does beside being drawn: takes its title, begins at its top, and asks its guard again. */
export function RouteEffects({ isTidying }: Moves) {
  const page = usePageRoute();
  useHead(page);
  useArrival(isTidying);
  useGuardAgain(page);
  return null;
}

/** A page that knows better (a supplement's name) sets the title itself with `usePageTitle`. */
function useHead(page: PageRoute | undefined): void {
  // Before the page's own effects, so that its usePageTitle has the last word.
  useLayoutEffect(() => {
    if (page === undefined) return;
    document.title = titleOf(page.title);
    document.documentElement.dataset['page'] = page.path;
    document.querySelector('meta[name="description"]')?.setAttribute('content', page.description);
  }, [page]);
}

/** Every navigation starts at the top, with the focus on the heading, also back and to the page one is on. */
function useArrival(isTidying: Moves['isTidying']): void {
  const { hash, key } = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    const isFirstPage = isFirst.current;
    isFirst.current = false;
    if (isTidying(key)) return;
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    if (target !== null) target.scrollIntoView({ behavior: 'instant' });
    // The first page is at its top already, or where the person has scrolled to meanwhile; the browser announces it.
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

/** Asked when the session or the gate changes while one is here; never in the middle of typing. */
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
