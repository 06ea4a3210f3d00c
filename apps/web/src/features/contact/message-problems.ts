import { isEmailAddress } from '@evidose/contract';

export type MessageField = 'name' | 'company' | 'email' | 'message';
export type MessageDraft = Readonly<Record<MessageField, string>>;

export interface MessageProblem {
  readonly field: MessageField;
  readonly message: string;
}

const NEEDED: Readonly<Record<MessageField, string>> = {
  name: 'Please tell us your name.',
  company: 'Please tell us who you are writing for.',
  email: 'Please give an address we can answer to.',
  message: 'Please write your message.',
};

/** The first problem in form order; null when the message can be sent. */
export function firstProblem(draft: MessageDraft, fields: readonly MessageField[]): MessageProblem | null {
  for (const field of fields) {
    if (draft[field].trim() === '') return { field, message: NEEDED[field] };
    if (field === 'email' && !isEmailAddress(draft.email.trim())) return { field, message: 'Invalid email' };
  }
  return null;
}
