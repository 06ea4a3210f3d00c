import { isEmailAddress } from '@evidose/contract';
import { IdentityError } from './identity-error.ts';
import { findPasswordFault, MAX_PASSWORD_LENGTH } from './passwords/policy.ts';

/** The form addresses are kept and compared in. */
export function parseEmail(email: string | undefined): string {
  if (email === undefined || email === '') throw new IdentityError('MISSING_EMAIL');
  const canonical = email.normalize('NFC').toLowerCase();
  if (!isEmailAddress(canonical)) throw new IdentityError('INVALID_EMAIL');
  return canonical;
}

export function requirePassword(password: string | undefined): string {
  if (password === undefined || password === '') throw new IdentityError('MISSING_PASSWORD');
  return password;
}

/** For a password that is to be set. */
export function checkNewPassword(
  password: string,
  rules: { readonly email: string | null; readonly minLength: number },
): void {
  const fault = findPasswordFault(password, rules);
  if (fault === null) return;
  if (fault.kind === 'too-short') {
    throw new IdentityError('WEAK_PASSWORD', { text: `Password should be at least ${fault.minLength} characters` });
  }
  if (fault.kind === 'too-long') {
    const text = `Missing password requirements: [Password may contain at most ${MAX_PASSWORD_LENGTH} characters]`;
    throw new IdentityError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', { text });
  }
  throw new IdentityError('WEAK_PASSWORD', { text: 'Password is too easy to guess' });
}

/** Only an address of our own, or of an allowed origin: a mail of ours must not lead elsewhere. */
export function parseContinueUrl(url: string | undefined, origins: ReadonlySet<string>): string | null {
  if (url === undefined || url === '') return null;
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) {
    throw new IdentityError('INVALID_CONTINUE_URI', {
      text: '((expected an absolute URI with valid scheme and host))',
    });
  }
  if (!origins.has(parsed.origin))
    throw new IdentityError('UNAUTHORIZED_DOMAIN', { text: 'Domain not allowlisted by project' });
  return parsed.href;
}
