import type { FastifyReply, FastifyRequest } from 'fastify';

/** A signed-in person, as described by a verified ID token. */
export interface User {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** The session, if the identity service is our own. */
  readonly sessionId?: string;
}

/**
 * A query returning one text, the complete response, with the uid as `caller.uid` and the time as `$1`. Null when the
 * handler has to build the response.
 */
export type Alongside = string;

export interface Looked {
  readonly user: User;
  readonly found: string | null;
}

/** Access checks. Each guard throws an AppError of the catalogue to deny access. */
export interface Guards {
  /** The browser has passed the PIN gate. */
  readonly requireGate: (request: FastifyRequest) => Promise<void>;
  /** The bearer token is valid; the address may be unverified. */
  readonly requireUser: (request: FastifyRequest) => Promise<User>;
  /**
   * Checks gate and person in one query; on null, one of them failed, and the checks run one by one to find out which.
   */
  readonly authorizeAndRead?: (request: FastifyRequest, alongside?: Alongside) => Promise<Looked | null>;
  /** The owner of the request's API key, or null without one. Sets the rate limit headers. */
  readonly findKeyOwner: (request: FastifyRequest, reply: FastifyReply) => Promise<User | null>;
}
