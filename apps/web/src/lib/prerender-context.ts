import { createContext, useContext } from 'react';

/**
 * True while the build prerenders a page. Controls are left out: they would not respond yet, and typed text would be
 * lost when the real page renders.
 */
export const PrerenderContext = createContext(false);
export const useIsPrerendering = (): boolean => useContext(PrerenderContext);
