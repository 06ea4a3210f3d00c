/** What people write behind a name, for the generated lists and for those who judge them. */

/** Forms of the mouth. */
export const SWALLOWED = [' softgels', ' gelatin capsules', ' chewable tablets'] as const;

/** Who gives without prescribing. */
export const GIVEN = [
  ' from my mother',
  ' my trainer gave me',
  ' recommended by a friend',
  ' from the health food store',
] as const;
