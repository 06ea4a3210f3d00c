import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useObservable } from '../../lib/store.ts';
import { draft } from './model/questionnaire.ts';
import { isPlace, type Place } from './model/steps.ts';

interface PlaceState {
  readonly place?: unknown;
  /** Came from the review to change one answer: goes back there afterwards. */
  readonly isChange?: unknown;
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

/**
 * Where in the questionnaire the person is. It lies in the browser's history, so that its back button turns one screen
 * back, and in the draft, so that it is found again another day. Never in the address: that may be shared.
 */
export function usePlace(): PlaceInHand {
  const location = useLocation();
  const navigate = useNavigate();
  const saved = useObservable(draft.place);
  const state = (location.state ?? {}) as PlaceState;
  const place = isPlace(state.place) ? state.place : saved;

  useEffect(() => draft.place.set(place), [place]);

  const { pathname, search } = location;
  const isNoted = isPlace(state.place);
  // The entry one arrived by learns its place too, or the way back to it would end at the newest one.
  useEffect(() => {
    if (!isNoted) void navigate(pathname + search, { state: { place: draft.place.get() }, replace: true });
  }, [isNoted, navigate, pathname, search]);

  const goTo = useCallback(
    (next: Place, { isChange = false, replace = false }: GoOptions = {}) => {
      draft.place.set(next);
      void navigate(pathname, { state: { place: next, isChange } satisfies PlaceState, replace });
    },
    [navigate, pathname],
  );
  return { place, isChange: state.isChange === true, goTo };
}
