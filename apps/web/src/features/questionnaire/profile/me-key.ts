/** Shared with whoever else shows the user document, so that one change is seen everywhere. */
export const ME_KEY = ['me'] as const;
