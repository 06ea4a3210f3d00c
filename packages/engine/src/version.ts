/** Of the code that decides. Counts up when the same answers and knowledge may give another plan. */
export const ENGINE_VERSION = '1.0.0';
