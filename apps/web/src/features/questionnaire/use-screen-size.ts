import { useSyncExternalStore } from 'react';
import type { ScreenSize } from './model/steps.ts';

const WIDE = '(min-width: 48rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useScreenSize(): ScreenSize {
  return useSyncExternalStore(subscribe, () => (window.matchMedia(WIDE).matches ? 'wide' : 'narrow'));
}
