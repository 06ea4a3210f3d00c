import { sessionFrom } from './session-from.ts';
import type { StoredSession } from './stored-session.ts';
import { postRefresh, WireError } from './wire.ts';

/** Null when the service says the session is over; any other failure is thrown. */
export async function renewTokens({ refreshToken }: StoredSession): Promise<StoredSession | null> {
  try {
    const answer = await postRefresh(refreshToken);
    return await sessionFrom({
      idToken: answer['id_token'],
      refreshToken: answer['refresh_token'],
      expiresIn: answer['expires_in'],
    });
  } catch (thrown) {
    const isOver = thrown instanceof WireError && thrown.status >= 400 && thrown.status < 500 && thrown.status !== 429;
    if (isOver) return null;
    throw thrown;
  }
}
