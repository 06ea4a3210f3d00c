import { domainToASCII } from 'node:url';
import { isEmailAddress } from '@evidose/contract';
import { IdentityError } from './identity-error.ts';
import { findPasswordFault, MAX_PASSWORD_LENGTH } from './passwords/policy.ts';

const MAX_NAME = 256;

/** Control characters, invisible ones and lone surrogates: of no use in an address. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/** Scripts with look-alike letters. A mailbox must use only one of them. */
const LOOK_ALIKES = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
const isMixed = (text: string): boolean => LOOK_ALIKES.filter((script) => script.test(text)).length > 1;

/**
 * The normalized form in which addresses are stored and compared everywhere: compatible letters and case are unified,
 * domains are in ASCII. Look-alikes of another address are refused.
 */
export function parseEmail(email: string | undefined): string {
  if (email === undefined || email === '') throw new IdentityError('MISSING_EMAIL');
  const plain = email.normalize('NFKC').toLowerCase().normalize('NFC');
  const at = plain.lastIndexOf('@');
  const [mailbox, domain] = [plain.slice(0, Math.max(at, 0)), domainToASCII(plain.slice(at + 1))];
  const canonical = `${mailbox}@${domain}`;
  const isPlain = !UNSEEN.test(plain) && !isMixed(mailbox);
  if (!isPlain || !isEmailAddress(canonical)) throw new IdentityError('INVALID_EMAIL');
  return canonical;
}

/** These ignore dots, and deliver under either domain. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox an address most likely delivers to, without a plus tag. For rate limits only: ownership goes by the full
 * address.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)];
  const plain = name.replace(/(?<=.)\+.*$/u, '');
  return DOTLESS.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

export function checkDisplayName(name: string | null | undefined): void {
  if ((name?.length ?? 0) > MAX_NAME) throw new IdentityError('INVALID_DISPLAY_NAME');
}

export function requirePassword(password: string | undefined): string {
  if (password === undefined || password === '') throw new IdentityError('MISSING_PASSWORD');
  return password;
}

/** For a new password. */
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

/** Only our own or an allowed origin: our mails must not lead elsewhere. */
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
