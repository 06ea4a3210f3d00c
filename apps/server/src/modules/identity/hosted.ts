import { AppError } from '@evidose/contract';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { HostedService } from '../../config-identity.ts';
import type { Database } from '../../database/index.ts';
import type { User } from '../../http/guards.ts';
import { createLastSeen } from './last-seen.ts';
import type { Identity } from './service.ts';

const Claims = z.object({
  sub: z.string().min(1),
  email: z.string().min(1),
  email_verified: z.boolean().default(false),
});

/** Faults of the token itself. Anything else, such as unreachable keys, must not be reported as "not signed in". */
const TOKEN_FAULTS = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
];

interface HostedParts {
  readonly service: HostedService;
  readonly clock: Clock;
  readonly db: Database;
}

/** A hosted service authenticates people; we verify its tokens with its keys and trust its configured names. */
export function createHostedIdentity({ service, clock, db }: HostedParts): Identity {
  const seen = createLastSeen({ db, clock });
  const { issuer, audience, jwksUrl } = service;
  const keys = jwksUrl === null ? null : createRemoteJWKSet(new URL(jwksUrl));

  async function check(token: string): Promise<JWTPayload> {
    const options = { issuer, audience, currentDate: clock(), requiredClaims: ['sub', 'exp', 'iat'] };
    // Refused by the configuration in production: the Auth emulator signs nothing.
    if (keys === null) return UnsecuredJWT.decode(token, options).payload;
    return (await jwtVerify(token, keys, { ...options, algorithms: ['RS256'] })).payload;
  }

  return {
    // The hosted service reveals data only to the signed-in person, so whoever does not come back has no say.
    mayAct: seen.isAlive,
    verifyIdToken: async (token): Promise<User> => {
      try {
        const { sub, email, email_verified: emailVerified } = Claims.parse(await check(token));
        const user = { uid: sub, email: email.toLowerCase(), emailVerified };
        if (emailVerified) await seen.note(sub);
        return user;
      } catch (error) {
        const isTokenFault = error instanceof z.ZodError || TOKEN_FAULTS.some((fault) => error instanceof fault);
        throw new AppError(isTokenFault ? 'NOT_LOGGED_IN' : 'SOMETHING_FAILED', { cause: error });
      }
    },
  };
}
