import { useCallback, useSyncExternalStore } from 'react';
import type { ScreenSize } from './model/steps.ts';

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

export const useScreenSize = (): ScreenSize => (useMediaQuery('(min-width: 48rem)') ? 'wide' : 'narrow');
