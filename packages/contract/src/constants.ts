/** Limits the specification fixes (section 9). */
export const PIN_LENGTH = 4;
export const PIN_ACCESS_MS = 60 * 60 * 1000;
export const SUGGESTION_RECENT_DAYS = 30;
export const DEFAULT_MIN_PASSWORD_LENGTH = 6;

/** Longer texts are not looked up. */
export const LONGEST_NAME_SEARCH = 100;

/** Separate from its schemas (routes/client-config.ts), so that a page can ask before they are loaded. */
export const CLIENT_CONFIG_PATH = '/v1/client-config';
