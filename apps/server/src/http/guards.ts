import type { FastifyReply, FastifyRequest } from 'fastify';

/** A signed-in person, as a checked ID token describes them. */
export interface User {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Which sign-in this is, where the identity service is our own. */
  readonly sessionId?: string;
}

/**
 * A query for one text, the whole answer, with the caller's uid as `$1` and the time as `$2`. Null when the handler has to
 * build the answer.
 */
export type Alongside = string;

export interface Looked {
  readonly user: User;
  readonly found: string | null;
}

/** Who may pass. Each guard throws an AppError of the catalogue when it does not let the request through. */
export interface Guards {
  /** The browser has passed the PIN gate. */
  readonly requireGate: (request: FastifyRequest) => Promise<void>;
  /** The bearer token is valid; the address may be unverified. */
  readonly requireUser: (request: FastifyRequest) => Promise<User>;
  /** Checks gate and person in one query; null means that one of them failed, and the checks run one by one to say which. */
  readonly authorizeAndRead?: (request: FastifyRequest, alongside?: Alongside) => Promise<Looked | null>;
  /** The owner of the request's API key, or null without one. Sets the rate limit headers. */
  readonly findKeyOwner: (request: FastifyRequest, reply: FastifyReply) => Promise<User | null>;
}
