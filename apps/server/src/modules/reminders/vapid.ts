import { createECDH } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Secret } from '../../secret.ts';

/** With what we show push services who we are (RFC 8292). Browsers subscribe with the public half. */
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
 * As configured, else made from the secret: every process with the same secret has the same pair, it outlives a start,
 * and there is nothing more to keep or to lose.
 */
export function vapidKeys({ push, publicUrl, mail }: Config, secret: Secret): VapidKeys {
  const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:${addressIn(mail.contactAddress ?? mail.from)}`;
  // One number in four billion is no key of this curve: the next one is.
  for (let attempt = 1; ; attempt += 1) {
    const privateKey = push.vapidPrivateKey ?? secret.mac('vapid', `private key ${attempt}`);
    const publicKey = publicKeyOf(privateKey);
    if (publicKey !== null) return { publicKey, privateKey, subject };
  }
}

const addressIn = (text: string): string => /[^\s<>]+@[^\s<>]+/.exec(text)?.[0] ?? 'hello@evidose.example';
