import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { draft } from './model/questionnaire.ts';
import { isPlace, type Place } from './model/steps.ts';

/** History state of a screen. */
interface PlaceState {
  readonly place: Place;
  /** Opened from the review to change one answer; returns there afterwards. */
  readonly isChange: boolean;
  /** The answer just changed, for returning to its row. */
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
 * The position is in the history state, so that Back goes one screen back, and in the draft, so that it survives. Never
 * in the address, which may be shared.
 */
export function usePlace(): PlaceInHand {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const noted = readState(state);
  const { place, isChange, changed } = noted ?? startOf(draft.place.get());
  // Arriving by any other route starts at the top of the review.
  const isPushed = useNavigationType() === 'PUSH';

  // Stores the position in the entry one arrives at, or Back would lead to the newest position.
  const isNoted = noted !== null;
  useEffect(() => {
    if (isNoted) return draft.place.set(place);
    void navigate(pathname + search, { state: startOf(place), replace: true, preventScrollReset: true });
  }, [isNoted, place, navigate, pathname, search]);

  // Stable, so that the navigation is not redrawn.
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
        // The review scrolls to the changed row itself.
        preventScrollReset: from !== null,
        // Synchronous, so that quick answers need not wait. Replacing moves follow on their own.
        flushSync: !replace,
      });
    },
    [navigate, pathname],
  );
  return { place, isChange, changed: isPushed ? changed : null, goTo };
}
