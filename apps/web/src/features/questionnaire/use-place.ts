import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { draft } from './model/questionnaire.ts';
import { isPlace, type Place } from './model/steps.ts';

/** What the browser's history remembers of a screen. */
interface PlaceState {
  readonly place: Place;
  /** Came from the review to change one answer: goes back there afterwards. */
  readonly isChange: boolean;
  /** The answer that one has come back to the review from. */
  readonly changed: Place | null;
}

interface GoOptions {
  readonly isChange?: boolean;
  readonly replace?: boolean;
}

export interface PlaceInHand extends PlaceState {
  readonly goTo: (place: Place, options?: GoOptions) => void;
}

function readState(state: unknown): PlaceState | null {
  const { place, isChange, changed } = (state ?? {}) as Partial<Record<keyof PlaceState, unknown>>;
  return isPlace(place) ? { place, isChange: isChange === true, changed: isPlace(changed) ? changed : null } : null;
}

const startOf = (place: Place): PlaceState => ({ place, isChange: false, changed: null });

/**
 * Where in the questionnaire the person is. It lies in the browser's history, so that its back button turns one screen
 * back, and in the draft, so that it is found again another day. Never in the address: that may be shared.
 */
export function usePlace(): PlaceInHand {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const noted = readState(state);
  const { place, isChange, changed } = noted ?? startOf(draft.place.get());
  // Whoever comes another way than from changing an answer begins at the top of the review.
  const isPushed = useNavigationType() === 'PUSH';

  // The entry one arrives by learns its place, or the way back to it would end at the newest one.
  const isNoted = noted !== null;
  useEffect(() => {
    if (isNoted) return draft.place.set(place);
    void navigate(pathname + search, { state: startOf(place), replace: true, preventScrollReset: true });
  }, [isNoted, place, navigate, pathname, search]);

  // The same function on every screen, so that what is drawn beside the questions is not drawn again.
  const hereRef = useRef({ place, isChange });
  useLayoutEffect(() => {
    hereRef.current = { place, isChange };
  }, [place, isChange]);
  const goTo = useCallback(
    (next: Place, { isChange: isToChange = false, replace = false }: GoOptions = {}) => {
      const from = next === 'review' && hereRef.current.isChange ? hereRef.current.place : null;
      draft.place.set(next);
      void navigate(pathname, {
        state: { place: next, isChange: isToChange, changed: from } satisfies PlaceState,
        replace,
        // The review then finds the changed row itself.
        preventScrollReset: from !== null,
        // Drawn before the next paint: a person who answers quickly should not wait. What replaces comes by itself.
        flushSync: !replace,
      });
    },
    [navigate, pathname],
  );
  return { place, isChange, changed: isPushed ? changed : null, goTo };
}
