import { createContext, useContext } from 'react';

/**
 * True while the build draws the first words of a page. What has to be pressed or typed into is left out of them: it
 * would not answer yet, and what was typed would be lost when the page itself comes.
 */
export const DrawnAhead = createContext(false);
export const useDrawnAhead = (): boolean => useContext(DrawnAhead);
