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
 * A query for one text, which is the whole answer, with the caller's uid as `$1` and the time as `$2`. It is null where
 * the answer has to be put together in the ordinary way.
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
  /** Gate and person at once, where both are in order; null sends the request through the two of them one by one. */
  readonly authorizeAndRead?: (request: FastifyRequest, alongside?: Alongside) => Promise<Looked | null>;
  /** The request carries an API key: its owner, or null when there is no key. The answer tells what is left of the plan. */
  readonly findKeyOwner: (request: FastifyRequest, reply: FastifyReply) => Promise<User | null>;
}
