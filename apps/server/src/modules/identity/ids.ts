import { randomBytes } from 'node:crypto';
import { randomToken } from '../../secret.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const UID_LENGTH = 28;
/** The largest multiple of the alphabet's size below 256: bytes above it would bias toward its first letters. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);
const SECRET_LENGTH = 43;

export function newUid(): string {
  let uid = '';
  while (uid.length < UID_LENGTH) {
    for (const byte of randomBytes(UID_LENGTH)) {
      if (byte < FAIR_BYTES && uid.length < UID_LENGTH) uid += ALPHABET[byte % ALPHABET.length];
    }
  }
  return uid;
}

/** 256 random bits followed by the person's uid. Opaque to holders; the uid names the shard to look in. */
export const newPersonalToken = (uid: string): string => `${randomToken()}${uid}`;

export function ownerOfToken(token: string): string | null {
  const uid = token.slice(SECRET_LENGTH);
  return /^[A-Za-z0-9_-]{43}$/.test(token.slice(0, SECRET_LENGTH)) && /^[A-Za-z0-9]{28}$/.test(uid) ? uid : null;
}
