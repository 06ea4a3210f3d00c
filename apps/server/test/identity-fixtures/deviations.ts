/** Where we answer otherwise than the captured exchanges, each by name and with the line of the design that asks for it. */

export type Body = Readonly<Record<string, unknown>>;

export interface Exchange {
  readonly name: string;
  readonly request: {
    readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS';
    readonly url: string;
    readonly headers: Record<string, string>;
    readonly body?: unknown;
  };
  readonly response: { readonly status: number; readonly body: unknown };
}

/** "no password hash ever" */
export const KEYS_LEFT_OUT: ReadonlySet<string> = new Set(['passwordHash', 'salt']);

/** "a real password policy": these are among the 3,000 most common, so the replay uses another in their place. */
export const PASSWORD_FOR: Readonly<Record<string, string>> = { secret1: 'secret one lantern' };

const CONTROL = 'a control endpoint of the emulator itself; an operator has a command for it, nobody a call';
export const NOT_OUR_PROTOCOL: Readonly<Record<string, string>> = {
  '01-reset-accounts': CONTROL,
  '02-emulator-config-get': CONTROL,
  '03-emulator-config-email-privacy-false': CONTROL,
  '25-emulator-config-email-privacy-true': CONTROL,
  '31-emulator-config-email-privacy-false': CONTROL,
  '41-admin-sendOobCode-returnOobLink': CONTROL,
  '42-emulator-oobCodes-list': CONTROL,
  '69-admin-config-passwordPolicy': CONTROL,
  '85-admin-disable': CONTROL,
  '95-action-link-verify': 'opening a link changes nothing: the page applies the code by POST',
};

interface Deviation {
  /** The line of the design that asks for it. */
  readonly why: string;
  readonly read: (body: Body) => Body;
  readonly expected: Body;
}

const message = (body: Body): Body => ({ message: (body['error'] as Body | undefined)?.['message'] });
const keys = (body: Body): Body => ({ keys: Object.keys(body).sort() });

const PROBE = 'accounts cannot be probed: one answer for wrong password, unknown address and disabled account';
const CODE_FLOW_ONLY = 'providers by code flow with PKCE, state and nonce alone: no token from elsewhere is taken';
const wrongLogin: Deviation = {
  why: PROBE,
  read: message,
  expected: { status: 400, message: 'INVALID_LOGIN_CREDENTIALS' },
};

export const ANSWERED_OTHERWISE: Readonly<Record<string, Deviation>> = {
  '18-signInWithPassword-wrong-password-privacy-off': wrongLogin,
  '76-signInWithPassword-after-idp-takeover': wrongLogin,
  '87-signInWithPassword-disabled-wrong-password': wrongLogin,
  '23-sendOobCode-reset-unknown-privacy-off': {
    why: PROBE,
    read: keys,
    expected: { status: 200, keys: ['email', 'kind'] },
  },
  '24-createAuthUri-email-privacy-off': {
    why: PROBE,
    read: keys,
    expected: { status: 200, keys: ['kind', 'sessionId'] },
  },
  '32-createAuthUri-idp': {
    why: 'createAuthUri is built here; this request leads back to a page that is not ours',
    read: message,
    expected: { status: 400, message: 'UNAUTHORIZED_DOMAIN : Domain not allowlisted by project' },
  },
  '38-sendOobCode-foreign-continue-url': {
    why: 'allow-listed continue URLs',
    read: message,
    expected: { status: 400, message: 'UNAUTHORIZED_DOMAIN : Domain not allowlisted by project' },
  },
  '64-v2-passwordPolicy': {
    why: 'a real password policy',
    read: (body) => ({ enforcementState: body['enforcementState'] }),
    expected: { status: 200, enforcementState: 'ENFORCE' },
  },
  '65-v2-recaptchaConfig': {
    why: 'the same refusal, without calling ourselves the emulator',
    read: message,
    expected: { status: 501, message: 'identitytoolkit.getRecaptchaConfig is not implemented.' },
  },
  '68-jwks': { why: 'JWKS published', read: keys, expected: { status: 200, keys: ['keys'] } },
  '79-signInWithIdp-bad-id-token': {
    why: CODE_FLOW_ONLY,
    read: message,
    expected: { status: 400, message: 'INVALID_IDP_RESPONSE : Only the code flow is accepted, begun by createAuthUri' },
  },
  '81-signInWithIdp-access-token-only': {
    why: CODE_FLOW_ONLY,
    read: message,
    expected: { status: 501, message: 'signInWithIdp with credentials is not implemented.' },
  },
  '82-signInWithIdp-auth-code': {
    why: CODE_FLOW_ONLY,
    read: message,
    expected: { status: 501, message: 'signInWithIdp with credentials is not implemented.' },
  },
  '98-cors-preflight': {
    why: 'CORS by exact allow list',
    read: () => ({}),
    expected: { status: 404 },
  },
};

/** The emulator takes made-up ID tokens of providers; here the same people come through a real provider. */
export const CODE_FLOW = {
  '70': { sub: 'g-1', email: 'grace@example.com', email_verified: true, name: 'Grace H' },
  '71': { sub: 'g-1', email: 'grace@example.com', email_verified: true, name: 'Grace H' },
  '72': { sub: 'o-1', email: 'olga@example.com', email_verified: true },
  '73': { sub: 'g-2', email: 'ada@example.com', email_verified: true },
  '75': { sub: 'g-3', email: 'victim@example.com', email_verified: true },
  '77': { sub: 'o-9', email: 'ada@example.com', email_verified: false },
  '78': { sub: 'g-1', email: 'grace@example.com', email_verified: true, name: 'Grace H' },
} as const;
