import { ChatAnswer, ChatQuestion } from './chat-documents.ts';
import type { RouteContract } from './route.ts';

/** Nothing that is asked is stored or logged. */
export const askChat = {
  method: 'POST',
  path: '/v1/chat',
  summary: 'An answer from the knowledge, with its sources, or a plain "no answer"',
  access: 'gate',
  body: ChatQuestion,
  response: ChatAnswer,
  errors: [],
} as const satisfies RouteContract;

export const askMyChat = {
  method: 'POST',
  path: '/v1/me/chat',
  summary: 'The same, with the newest plan of the person: "why magnesium?"',
  access: 'verified',
  body: ChatQuestion,
  response: ChatAnswer,
  errors: ['SUGGESTION_NOT_READ'],
} as const satisfies RouteContract;
