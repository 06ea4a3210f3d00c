export const errorTypes = [
  'email',
  'password',
  'login',
  'verify',
  'general',
  'data',
  'delete',
  'search',
  'database',
  'quiz',
] as const;
export type ErrorType = (typeof errorTypes)[number];
