import { endSession } from '@evidose/contract';
import { call } from '../../../lib/api.ts';

/** Best effort: the browser has already dropped the tokens, and they expire anyway. */
export async function endOnServer(refreshToken: string): Promise<void> {
  await call(endSession, { body: { refreshToken } }).catch(() => undefined);
}
