/** What we read of an ID token. The server checks it; the browser only shows what it says. */
export interface TokenClaims {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

export function claimsOf(idToken: string): TokenClaims {
  const [, payload = ''] = idToken.split('.');
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  const claims = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
  return {
    uid: String(claims['user_id'] ?? claims['sub']),
    email: typeof claims['email'] === 'string' ? claims['email'] : '',
    emailVerified: claims['email_verified'] === true,
  };
}
