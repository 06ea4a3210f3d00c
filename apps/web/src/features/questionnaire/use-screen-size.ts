import { useCallback, useSyncExternalStore } from 'react';
import type { ScreenSize } from './model/steps.ts';

const lists = new Map<string, MediaQueryList>();

/** Cached per query: creating a MediaQueryList costs more than the rest of a small render. */
function listOf(query: string): MediaQueryList {
  let list = lists.get(query);
  if (list === undefined) {
    list = window.matchMedia(query);
    lists.set(query, list);
  }
  return list;
}

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => listOf(query).matches);
}

export const useScreenSize = (): ScreenSize => (useMediaQuery('(min-width: 48rem)') ? 'wide' : 'narrow');
