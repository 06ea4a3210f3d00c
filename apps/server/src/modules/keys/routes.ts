import { AppError, createApiKey, readApiAccount, revokeApiKey } from '@evidose/contract';
import type { Guards } from '../../http/guards.ts';
import { type Http, mount } from '../../http/mount.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';
import type { KeysService } from './service.ts';

/** `x-api-key` only: routes that accept keys tell a key's call from a person's by this header. */
export function createKeyGuard(keys: KeysService): Guards['findKeyOwner'] {
  return async ({ headers }, reply) => {
    const key = headers['x-api-key'];
    if (key === undefined) return null;
    if (typeof key !== 'string') throw new AppError('INVALID_API_KEY');
    return keys.callerOf(key, (left) => reply.headers(rateLimitHeaders(left)));
  };
}

export function mountKeys(http: Http, keys: KeysService): void {
  mount(http, readApiAccount, ({ user }) => keys.read(user.uid));
  mount(http, createApiKey, ({ user, body }) => keys.create(user.uid, body.name));
  mount(http, revokeApiKey, ({ user, params }) => keys.revoke(user.uid, params.keyId));
}
