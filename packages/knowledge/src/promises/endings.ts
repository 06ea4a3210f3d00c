/** What people write after a name, for the generated lists and for their judges. */

/** Swallowed forms. */
export const SWALLOWED = [' softgels', ' gelatin capsules', ' chewable tablets'] as const;

/** People who give without prescribing. */
export const GIVEN = [
  ' from my mother',
  ' my trainer gave me',
  ' recommended by a friend',
  ' from the health food store',
] as const;
