import { inTransaction } from '../../../database/index.ts';
import { IdentityError } from '../identity-error.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { PROJECT_ID } from '../tokens.ts';
import { tokenAnswer } from './answers.ts';
import { parseBody, text } from './body.ts';
import type { Operation } from './operations.ts';

/** `securetoken`: exchanges a refresh token for new tokens. */
export function createTokenOperation(parts: IdentityParts): Operation {
  const { db, audit, sessions } = parts;
  return async (body, { source }) => {
    const { grant_type: grant, refresh_token: token } = parseBody({ grant_type: text, refresh_token: text }, body);
    if (grant === undefined) throw new IdentityError('MISSING_GRANT_TYPE');
    if (grant !== 'refresh_token') throw new IdentityError('INVALID_GRANT_TYPE');
    if (token === undefined || token === '') throw new IdentityError('MISSING_REFRESH_TOKEN');
    const result = await inTransaction(db, async (tx) => {
      const refreshed = await sessions.refresh(tx, token);
      if (refreshed.outcome === 'reused') {
        await audit.record({ event: 'session.refresh-reused', uid: refreshed.uid, source }, tx);
      }
      return refreshed;
    });
    if (result.outcome === 'unknown') throw new IdentityError('INVALID_REFRESH_TOKEN');
    if (result.outcome === 'disabled') throw new IdentityError('USER_DISABLED');
    if (result.outcome !== 'renewed') throw new IdentityError('TOKEN_EXPIRED');
    const { idToken, refreshToken, expiresIn } = await tokenAnswer(parts, result);
    return {
      id_token: idToken,
      access_token: idToken,
      expires_in: expiresIn,
      refresh_token: refreshToken,
      token_type: 'Bearer',
      user_id: result.account.uid,
      project_id: PROJECT_ID,
    };
  };
}
