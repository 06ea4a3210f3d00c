import { endSession } from '@evidose/contract';
import { call } from '../../../lib/api.ts';

/** Best effort: the browser has forgotten the tokens already, and they lapse by themselves. */
export async function endOnServer(refreshToken: string): Promise<void> {
  await call(endSession, { body: { refreshToken } }).catch(() => undefined);
}
