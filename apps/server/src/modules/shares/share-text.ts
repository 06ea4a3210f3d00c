import { randomInt } from 'node:crypto';
import { SHARE_CODE_LENGTH, SHARE_CODE_LETTERS } from '@evidose/contract';
import { digest, randomToken } from '../../secret.ts';

const LINK = /^[A-Za-z0-9_-]{43}\.([A-Za-z0-9_-]{1,128})$/;

/** 256 random bits, then the owner's uid: opaque to holders; the uid names the shard to look in. */
export function newLink(uid: string): { token: string; linkHash: string } {
  const token = `${randomToken()}.${uid}`;
  return { token, linkHash: digest(token) };
}

export const ownerOfLink = (token: string): string | null => LINK.exec(token)?.[1] ?? null;

export function newCode(): string {
  const letters = Array.from({ length: SHARE_CODE_LENGTH }, () =>
    SHARE_CODE_LETTERS.charAt(randomInt(SHARE_CODE_LETTERS.length)),
  );
  return letters.join('');
}

/** 'K7QM-2XRB': easier to read aloud. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** As typed: lower case, spaces, a dash or none. */
export const typedCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
