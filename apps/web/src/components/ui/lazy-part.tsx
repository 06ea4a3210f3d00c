import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { withRetry } from '../../lib/with-retry.ts';

function NotLoaded() {
  return (
    <p role="status" className="text-ink-soft text-sm">
      This part didn’t load. Check your connection, then load the page again.
    </p>
  );
}

/** A part of a page fetched on demand. Offline it says so, and the rest of the page stays. */
export function lazyPart<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => withRetry(load).catch((): { default: ComponentType<P> } => ({ default: NotLoaded })));
}
