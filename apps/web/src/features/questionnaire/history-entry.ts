import { afterPaint } from '../../lib/after-paint.ts';

/** What React Router keeps in an entry: our state, a key of its own, and how many entries deep it lies. */
interface RouterEntry {
  readonly usr: unknown;
  readonly key: string;
  readonly idx: number;
}

const entryNow = () => (window.history.state ?? {}) as Partial<RouterEntry>;

/** Our state in the entry the browser is at; the router itself may not have looked yet. */
export const currentEntry = (): unknown => entryNow().usr;

function depth(): number {
  const { idx } = entryNow();
  return typeof idx === 'number' ? idx : 0;
}

/**
 * A new entry of the same address, in the router's own form: it takes it up when the person comes back to it. After the
 * next paint, as the browser takes a while over it; unless the person has left the page by then.
 */
export function pushEntry(state: unknown): void {
  const { pathname } = window.location;
  afterPaint(() => {
    if (window.location.pathname === pathname) pushNow(state);
  });
}

function pushNow(state: unknown): void {
  const entry: RouterEntry = { usr: state, key: Math.random().toString(36).slice(2, 10), idx: depth() + 1 };
  window.history.pushState(entry, '');
}
