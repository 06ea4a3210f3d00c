import { createECDH } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Secret } from '../../secret.ts';

/** Identifies us to push services (RFC 8292). Browsers subscribe with the public key. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

function publicKeyOf(privateKey: string): string | null {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url');
  } catch {
    return null;
  }
}

/**
 * As configured, else derived from the secret: every process with the same secret has the same pair, also after a
 * restart, with nothing more to store or lose.
 */
export function vapidKeys({ push, publicUrl, mail }: Config, secret: Secret): VapidKeys {
  const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:${addressIn(mail.contactAddress ?? mail.from)}`;
  // One number in four billion is not a valid key of this curve: then the next one is.
  for (let attempt = 1; ; attempt += 1) {
    const privateKey = push.vapidPrivateKey ?? secret.mac('vapid', `private key ${attempt}`);
    const publicKey = publicKeyOf(privateKey);
    if (publicKey !== null) return { publicKey, privateKey, subject };
  }
}

const addressIn = (text: string): string => /[^\s<>]+@[^\s<>]+/.exec(text)?.[0] ?? 'hello@evidose.example';
