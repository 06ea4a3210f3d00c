import { AppError } from '@evidose/contract';
import type { FastifyRequest } from 'fastify';
import type { User } from '../../http/guards.ts';

/** The interface of identity, embedded or hosted, to the rest of the server. */
export interface Identity {
  /** Throws NOT_LOGGED_IN unless the token is valid right now. */
  readonly verifyIdToken: (token: string) => Promise<User>;
  /** Whether what the account gave to others, such as an API key, still counts. */
  readonly mayAct: (uid: string) => Promise<boolean>;
}

/** `Authorization: Bearer` only: a cookie never identifies a person. */
export const bearerTokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([^\s]+)$/i.exec(headers.authorization ?? '')?.[1];

export function createUserGuard({ verifyIdToken }: Pick<Identity, 'verifyIdToken'>) {
  return async (request: FastifyRequest): Promise<User> => {
    const token = bearerTokenOf(request);
    if (token === undefined) throw new AppError('NOT_LOGGED_IN');
    return verifyIdToken(token);
  };
}

export { deviceOf } from './device.ts';
export { mailboxOf } from './inputs.ts';
