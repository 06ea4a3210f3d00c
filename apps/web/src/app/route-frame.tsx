import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { MAIN_ID } from '../components/layout/skip-link.tsx';
import { titleOf } from '../lib/page-title.ts';

interface RouteFrameProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

let isFirstPage = true;

/**
 * Lies around a page, inside its Suspense boundary: its effects run once the page is really there.
 * A page that knows better (a supplement's name) sets the title itself with `usePageTitle`.
 */
export function RouteFrame({ title, description, children }: RouteFrameProps) {
  // Before the page's own effects, so that its usePageTitle has the last word.
  useLayoutEffect(() => {
    document.title = titleOf(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
  useArrival();
  return children;
}

/** Every navigation starts at the top, with the focus on the heading; a page that only tidies its own address stays put. */
function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const action = useNavigationType();
  const shownPath = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what tells one visit of the same address from the next
  useEffect(() => {
    const isTidying = action === 'REPLACE' && shownPath.current === pathname;
    shownPath.current = pathname;
    if (isTidying) return;
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    if (target !== null) target.scrollIntoView({ behavior: 'instant' });
    // The first page is at its top already, or where the person has scrolled to meanwhile.
    else if (!isFirstPage) window.scrollTo({ top: 0, behavior: 'instant' });
    // The browser itself announces the first page; taking the focus there would only get in the way.
    if (!isFirstPage) focusHeading();
    isFirstPage = false;
  }, [pathname, hash, key, action]);
}

function focusHeading(): void {
  const main = document.getElementById(MAIN_ID);
  const heading = main?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}
