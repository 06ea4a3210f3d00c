/** What we read from an ID token. The server verifies it; the browser only displays it. */
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
