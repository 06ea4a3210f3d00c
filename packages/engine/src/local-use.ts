import type { CurrentSupplement } from './model.ts';

const LOCAL_ROUTES: ReadonlySet<string | null> = new Set(['skin', 'eye', 'ear', 'nose']);

/**
 * A cream, drops or a spray of it: hardly anything reaches the body, unless its data say so. A guess is judged as if it
 * were swallowed, as a guess never frees anything.
 */
export const staysWhereItIsPut = ({ told: { route }, supplement, guessed }: CurrentSupplement): boolean =>
  LOCAL_ROUTES.has(route) &&
  supplement !== null &&
  !guessed &&
  !(route !== null && supplement.data.reachesBodyBy?.includes(route) === true);
