import { timingSafeEqual } from 'node:crypto';
import type { Secret } from '../../secret.ts';

/** What the link ends: mails, or one device's notifications. */
export interface Ending {
  readonly uid: string;
  readonly what: 'mails' | { readonly deviceId: string };
}

const TOKEN = /^([A-Za-z0-9_-]{43})\.([a-z0-9-]{1,36})\.(.{1,128})$/u;
const wordOf = ({ what }: Ending): string => (what === 'mails' ? what : what.deviceId);

/** Stateless: whoever has the link has it from us. It ends something and opens nothing. */
export function createEndTokens(secret: Secret) {
  const macOf = (ending: Ending) => secret.mac('end-reminders', `${wordOf(ending)}\n${ending.uid}`);
  return {
    make: (ending: Ending): string => `${macOf(ending)}.${wordOf(ending)}.${ending.uid}`,
    read: (token: string): Ending | null => {
      const [, mac = '', word = '', uid = ''] = TOKEN.exec(token) ?? [];
      if (mac === '') return null;
      const ending: Ending = { uid, what: word === 'mails' ? word : { deviceId: word } };
      return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(ending))) ? ending : null;
    },
  };
}

export type EndTokens = ReturnType<typeof createEndTokens>;
