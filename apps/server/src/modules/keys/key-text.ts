import { API_KEY_START } from '@evidose/contract';
import { digest, randomToken } from '../../secret.ts';

const SHOWN_LENGTH = API_KEY_START.length + 8;
const PATTERN = new RegExp(`^${API_KEY_START}[A-Za-z0-9_-]{43}\\.([A-Za-z0-9_-]{1,128})$`);

export interface NewKey {
  readonly key: string;
  readonly keyHash: string;
  readonly prefix: string;
}

/** 256 random bits, then the owner's uid: opaque to holders; the uid names the shard to look in. */
export function newKey(uid: string): NewKey {
  const key = `${API_KEY_START}${randomToken()}.${uid}`;
  return { key, keyHash: digest(key), prefix: key.slice(0, SHOWN_LENGTH) };
}

export function ownerOfKey(key: string): string | null {
  return PATTERN.exec(key)?.[1] ?? null;
}
