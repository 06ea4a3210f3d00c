import type { ProviderConfig } from '../../../config-identity.ts';
import { randomToken, type Secret } from '../../../secret.ts';
import type { BearerService } from '../bearer.ts';
import { IdentityError } from '../identity-error.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { allow, PROVIDER_SOURCE } from '../limits.ts';
import { tokenAnswer } from '../wire/answers.ts';
import { flag, parseBody, text } from '../wire/body.ts';
import { RequestFault, unimplementedFault } from '../wire/errors.ts';
import type { Operation } from '../wire/operations.ts';
import { createAdmission } from './admission.ts';
import { createAttempts } from './attempts.ts';
import { createRelyingParty, type Grant, type RelyingParty } from './relying-party.ts';

interface ProviderParts {
  readonly parts: IdentityParts;
  readonly bearer: BearerService;
  readonly secret: Secret;
  readonly providers: readonly ProviderConfig[];
  /** The only page that providers redirect to. */
  readonly callbackUrl: string;
}

const badAnswer = (why: string) => new IdentityError('INVALID_IDP_RESPONSE', { text: why });

/** `createAuthUri` and `signInWithIdp`: the code flow, there and back. */
export function createProviderOperations({ parts, bearer, secret, providers, callbackUrl }: ProviderParts) {
  const attempts = createAttempts({ ...parts, secret });
  const admit = createAdmission(parts, bearer);
  const parties = new Map<string, RelyingParty>(
    providers.map((provider) => [provider.id, createRelyingParty(provider, callbackUrl)]),
  );

  function partyOf(providerId: string): RelyingParty {
    const party = parties.get(providerId);
    if (party !== undefined) return party;
    throw new IdentityError('OPERATION_NOT_ALLOWED', { text: 'The identity provider configuration is not found.' });
  }

  /** Tokens supplied by a caller could have been issued for anything; only our own code flow is trusted. */
  function refuseCredentials(postBody: string, requestUri: string): never {
    const sent = new URLSearchParams(postBody);
    if (!sent.has('providerId')) {
      const shown = URL.canParse(requestUri) ? new URL(requestUri).origin : '';
      const text = `Invalid IdP response/credential: ${shown}/?${postBody}`;
      throw new IdentityError('INVALID_CREDENTIAL_OR_PROVIDER_ID', { text });
    }
    if (sent.has('id_token')) throw badAnswer('Only the code flow is accepted, begun by createAuthUri');
    throw new RequestFault(unimplementedFault('signInWithIdp with credentials'));
  }

  async function redeem(
    requestUri: string,
    sessionId: string,
    source: string,
  ): Promise<{ providerId: string; grant: Grant }> {
    const attempt = await attempts.take(sessionId);
    if (attempt === null) throw badAnswer('This sign-in was not begun here, or is over');
    const callback = URL.canParse(requestUri) ? new URL(requestUri) : null;
    const isOurs = callback !== null && `${callback.origin}${callback.pathname}` === callbackUrl;
    if (!isOurs) throw badAnswer('The answer came to another address');
    try {
      return {
        providerId: attempt.providerId,
        grant: await partyOf(attempt.providerId).finish(callback, attempt.checks),
      };
    } catch (error) {
      if (error instanceof IdentityError) throw error;
      await parts.audit.record({ event: 'provider.refused', source });
      throw badAnswer('The answer of the provider does not hold');
    }
  }

  const createAuthUri: Operation = async (body, { source }) => {
    const shape = { providerId: text, identifier: text, continueUri: text };
    const { providerId, identifier, continueUri } = parseBody(shape, body);
    const kind = 'identitytoolkit#CreateAuthUriResponse';
    if (continueUri === undefined) throw new IdentityError('MISSING_CONTINUE_URI');
    // Whether an account exists, and how it signs in, stays private: the response is the same for all.
    if (providerId === undefined && identifier !== undefined) return { kind, sessionId: randomToken() };
    if (providerId === undefined) throw new IdentityError('MISSING_IDENTIFIER');
    const party = partyOf(providerId);
    if (continueUri !== callbackUrl)
      throw new IdentityError('UNAUTHORIZED_DOMAIN', { text: 'Domain not allowlisted by project' });
    await allow(parts.throttle, [[PROVIDER_SOURCE, source]]);
    const begun = await party.begin().catch(() => {
      throw new IdentityError('IDP_UNAVAILABLE', { text: 'The provider does not answer', status: 503 });
    });
    const sessionId = await attempts.keep(providerId, begun.checks);
    return { kind, authUri: begun.url.href, providerId, sessionId };
  };

  const signInWithIdp: Operation = async (body, { source, device }) => {
    const shape = { requestUri: text, sessionId: text, postBody: text, idToken: text, returnIdpCredential: flag };
    const { requestUri = '', sessionId, postBody, idToken, returnIdpCredential } = parseBody(shape, body);
    if (sessionId === undefined && postBody !== undefined) refuseCredentials(postBody, requestUri);
    const who = idToken === undefined ? null : await bearer.identify(idToken);
    if (who !== null) bearer.requireRecent(who);
    const { providerId, grant } = await redeem(requestUri, sessionId ?? '', source);
    const { person } = grant;
    const answer = {
      kind: 'identitytoolkit#VerifyAssertionResponse',
      context: '',
      providerId,
      ...(person.name === undefined ? {} : { displayName: person.name, fullName: person.name }),
      ...(person.email === undefined ? {} : { email: person.email.toLowerCase() }),
      emailVerified: person.email_verified === true,
      rawUserInfo: grant.rawUserInfo,
      federatedId: providerId === 'google.com' ? `https://accounts.google.com/${person.sub}` : person.sub,
      ...(returnIdpCredential ? { oauthAccessToken: grant.accessToken, oauthIdToken: grant.idToken } : {}),
    };
    const admission = await admit({ providerId, person, bearer: who, source, device });
    if (admission.outcome === 'linked-elsewhere')
      return { ...answer, errorMessage: 'FEDERATED_USER_ID_ALREADY_LINKED' };
    if (admission.outcome === 'needs-confirmation') {
      const { account, verifiedProviders } = admission;
      return { ...answer, needConfirmation: true, localId: account.uid, verifiedProvider: verifiedProviders };
    }
    const { opened, isNewUser } = admission;
    const whose = { ...(isNewUser ? { isNewUser } : {}), localId: opened.account.uid };
    return { ...answer, ...whose, ...(await tokenAnswer(parts, opened)) };
  };

  return { operations: { createAuthUri, signInWithIdp }, sweep: attempts.sweep };
}
