import { claimsOf } from './claims.ts';
import type { StoredSession } from './stored-session.ts';
import { serviceConfig } from './wire.ts';

export async function sessionFrom(answer: Readonly<Record<string, unknown>>): Promise<StoredSession> {
  const { idToken, refreshToken, expiresIn } = answer;
  if (typeof idToken !== 'string' || typeof refreshToken !== 'string') throw new Error('the answer holds no tokens');
  const { mode, tokenSyncUrl } = await serviceConfig();
  return {
    ...claimsOf(idToken),
    idToken,
    refreshToken,
    expiresAt: Date.now() + Number(expiresIn ?? 3600) * 1_000,
    tokenSyncUrl,
    endsOnServer: mode === 'embedded',
  };
}
