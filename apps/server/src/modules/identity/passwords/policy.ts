import { commonPasswords } from './common-passwords.ts';

/** The maximum of the wire protocol's policy document; passwords are never truncated. */
export const MAX_PASSWORD_LENGTH = 4096;
const PRODUCT_NAME = 'evidose';

export type PasswordFault =
  | { readonly kind: 'too-short'; readonly minLength: number }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'too-common' };

const lettersOf = (text: string): string => text.replaceAll(/[^\p{Letter}]/gu, '');
const plain = (text: string): string => text.replaceAll(/[^\p{Letter}\p{Number}]/gu, '');

/** The address as typed, its local part, and both without punctuation. */
function isOwnAddress(password: string, email: string): boolean {
  const mailbox = email.slice(0, email.lastIndexOf('@'));
  return [email, mailbox, plain(email), plain(mailbox)].includes(password) || plain(password) === plain(email);
}

/** No rules about character classes: only length, and not a common or guessable password. */
export function findPasswordFault(
  password: string,
  { email, minLength }: { readonly email: string | null; readonly minLength: number },
): PasswordFault | null {
  const length = [...password].length;
  if (length < minLength) return { kind: 'too-short', minLength };
  if (length > MAX_PASSWORD_LENGTH) return { kind: 'too-long' };
  const typed = password.normalize('NFC').toLowerCase();
  const isGuessable =
    commonPasswords.has(typed) ||
    lettersOf(typed) === PRODUCT_NAME ||
    (email !== null && isOwnAddress(typed, email.toLowerCase()));
  return isGuessable ? { kind: 'too-common' } : null;
}
