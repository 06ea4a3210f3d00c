import { sendBusinessLead, sendContact } from '@evidose/contract';
import { call } from '../../lib/api.ts';
import type { MessageDraft } from './message-problems.ts';

export type MessageKind = 'contact' | 'business';

interface Outgoing extends MessageDraft {
  readonly website: string;
}

export async function sendMessage(kind: MessageKind, { name, company, email, message, website }: Outgoing) {
  const body = {
    name: name.trim(),
    email: email.trim(),
    message: message.trim(),
    ...(website === '' ? {} : { website }),
  };
  if (kind === 'contact') await call(sendContact, { body });
  else await call(sendBusinessLead, { body: { ...body, company: company.trim() } });
}
