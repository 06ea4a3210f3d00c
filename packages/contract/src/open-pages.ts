/** Pages that need neither gate nor account: what search engines may list. A test of the web app holds it to its routes. */
export const openPages = [
  '/pin-auth',
  '/log-in',
  '/forgot-password',
  '/pricing',
  '/contact',
  '/privacy-policy',
  '/cookie-policy',
  '/terms-of-service',
] as const;
