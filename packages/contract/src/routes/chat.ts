import { ChatAnswer, ChatQuestion } from './chat-documents.ts';
import type { RouteContract } from './route.ts';

/** No question is stored or logged. */
export const askChat = {
  method: 'POST',
  path: '/v1/chat',
  summary: 'An answer from the knowledge, with its sources, or a plain "no answer"',
  access: 'gate',
  costs: 'heavy',
  body: ChatQuestion,
  response: ChatAnswer,
  errors: [],
} as const satisfies RouteContract;

export const askMyChat = {
  method: 'POST',
  path: '/v1/me/chat',
  summary: 'The same, with the newest plan of the person: "why magnesium?"',
  access: 'verified',
  costs: 'heavy',
  body: ChatQuestion,
  response: ChatAnswer,
  errors: ['SUGGESTION_NOT_READ'],
} as const satisfies RouteContract;

/** One JSON document a line: `{ text }` for a checked sentence, `{ withdrawn }` for one that failed the check. */
export const phraseChat = {
  method: 'POST',
  path: '/v1/chat/phrase',
  summary:
    'The same answer in the words of a configured model, each sentence checked against the facts; 204 without one',
  access: 'gate',
  costs: 'heavy',
  body: ChatQuestion,
  response: null,
  file: ['application/x-ndjson'],
  errors: [],
} as const satisfies RouteContract;
