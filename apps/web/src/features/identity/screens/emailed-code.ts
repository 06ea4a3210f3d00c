import { useState } from 'react';

/**
 * The code leaves the address bar at once, so that it is not copied, bookmarked or kept in history. Not through the
 * router, whose guard let this page in because of it.
 */
export function useEmailedCode(): string | null {
  const [code] = useState(() => {
    const { pathname, search } = window.location;
    const found = new URLSearchParams(search).get('oobCode');
    if (found !== null) window.history.replaceState(window.history.state, '', pathname);
    return found;
  });
  return code;
}
