/** Never a page: an unknown address below these is an error. A page in place of a missing script would only confuse. */
const NOT_PAGES = [
  '/assets/',
  '/v1/',
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/dev/',
  '/__/',
];

export const isNotPage = (url: string): boolean => NOT_PAGES.some((prefix) => url.startsWith(prefix));

/** Where undecodable URLs are sent: not one of our routes. */
export const UNKNOWN_CALL = '/v1/-';
export const UNREADABLE_PAGE = '/-';
