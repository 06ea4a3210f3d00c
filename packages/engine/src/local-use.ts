import type { CurrentSupplement } from './model.ts';

const LOCAL_ROUTES: ReadonlySet<string | null> = new Set(['skin', 'eye', 'ear', 'nose']);

/**
 * Creams, drops and sprays act locally, unless the data say otherwise. A guess is judged as if swallowed, since a guess
 * must never relax anything.
 */
export const staysWhereItIsPut = ({ usage: { route }, supplement, guessed }: CurrentSupplement): boolean =>
  LOCAL_ROUTES.has(route) &&
  supplement !== null &&
  !guessed &&
  !(route !== null && supplement.data.reachesBodyBy?.includes(route) === true);
