import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isGateOpen } from '../../lib/gate.ts';
import { observable, useObservable } from '../../lib/store.ts';
import { currentEntry, pushEntry } from './history-entry.ts';
import { draft } from './model/questionnaire.ts';
import { isPlace, type Place } from './model/steps.ts';

/** What the browser's history remembers of a screen. */
interface PlaceState {
  readonly place: Place;
  /** Came from the review to change one answer: goes back there afterwards. */
  readonly isChange: boolean;
}

interface GoOptions {
  readonly isChange?: boolean;
  readonly replace?: boolean;
}

export interface PlaceInHand {
  readonly place: Place;
  readonly isChange: boolean;
  readonly goTo: (place: Place, options?: GoOptions) => void;
}

const isChanging = observable(false);

/** The answer that one has just come back to the review from; whoever comes another way begins at its top. */
let changed: Place | null = null;
export const lastChanged = (): Place | null => changed;

function readState(state: unknown): PlaceState | null {
  const { place, isChange } = (state ?? {}) as Partial<Record<keyof PlaceState, unknown>>;
  return isPlace(place) ? { place, isChange: isChange === true } : null;
}

/** Goes where the browser's entry says; false where it says nothing. */
function takeUpEntry(): boolean {
  const noted = readState(currentEntry());
  if (noted === null) return false;
  changed = null;
  draft.place.set(noted.place);
  isChanging.set(noted.isChange);
  return true;
}

/**
 * Where in the questionnaire the person is. It lies in the browser's history, so that its back button turns one screen
 * back, and in the draft, so that it is found again another day. Never in the address: that may be shared.
 *
 * A move is drawn at once and told to the history beside it. Through the router it would be a transition of the whole
 * page, which may wait, and a person who answers quickly should not.
 */
export function usePlace(): PlaceInHand {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const place = useObservable(draft.place);
  const isChange = useObservable(isChanging);

  // The entry one arrives by learns its place, or the way back to it would end at the newest one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` tells one visit of the page from the next
  useEffect(() => {
    if (takeUpEntry()) return;
    isChanging.set(false);
    void navigate(pathname + search, { state: { place: draft.place.get(), isChange: false }, replace: true });
  }, [key, navigate, pathname, search]);

  // Back and forward between two screens: the router knows of neither, so it sees no move.
  useEffect(() => {
    const onPop = () => {
      if (window.location.pathname === pathname) takeUpEntry();
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [pathname]);

  const goTo = useCallback(
    (next: Place, options: GoOptions = {}) => {
      const entry: PlaceState = { place: next, isChange: options.isChange ?? false };
      changed = next === 'review' && isChanging.get() ? draft.place.get() : null;
      draft.place.set(entry.place);
      isChanging.set(entry.isChange);
      if (options.replace === true) return void navigate(pathname, { state: entry, replace: true });
      // The guard looks at real navigations only.
      if (!isGateOpen()) return void navigate(pathname, { state: entry });
      pushEntry(entry);
      // Once React has drawn the screen: before that, the browser would lay out the one that goes.
      if (changed === null) queueMicrotask(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    },
    [navigate, pathname],
  );
  return { place, isChange, goTo };
}
