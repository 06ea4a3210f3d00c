import { z } from 'zod';
import { QuestionDeclaration, QuestionEffect } from './questionnaire-documents.ts';
import type { RouteContract } from './route.ts';

/** As stored: checked on input, so readers can trust it. */
const Stored = z.object({ comprehensiveQuestionnaire: z.record(z.string(), z.unknown()) });

/** Any object: `validateQuestionnaire` returns the specification's own messages, which a schema could not. */
const Given = z.record(z.string(), z.unknown());

export const saveQuestionnaire = {
  method: 'PUT',
  path: '/v1/me/comprehensiveQuestionnaire',
  summary: 'Save the whole questionnaire to the user document',
  access: 'verified',
  isCleaned: true,
  body: Given,
  response: Stored,
  errors: ['QUESTIONNAIRE_INVALID', 'USER_NOT_FOUND', 'QUESTIONNAIRE_NOT_SAVED'],
} as const satisfies RouteContract;

export const updateQuestionnaire = {
  method: 'PATCH',
  path: '/v1/me/comprehensiveQuestionnaire',
  summary: 'Merge changed answers into the stored questionnaire, all or none of them',
  access: 'verified',
  isCleaned: true,
  body: Given,
  response: Stored,
  errors: ['QUESTIONNAIRE_INVALID', 'USER_NOT_FOUND', 'QUESTIONNAIRE_NOT_UPDATED'],
} as const satisfies RouteContract;

export const questionEffects = {
  method: 'GET',
  path: '/v1/questionnaire/effects',
  summary: 'What each answer of the questionnaire can change, by the knowledge in use',
  access: 'gate',
  response: z.object({ knowledgeVersion: z.string(), questions: z.array(QuestionEffect) }),
  errors: [],
} as const satisfies RouteContract;

/** For clients that ask the questions in their own form. */
export const declareQuestionnaire = {
  method: 'GET',
  path: '/v1/questionnaire',
  summary: 'Every question: its field, choices, limits, when it is asked, and the message when its answer is missing',
  access: 'gate-or-key',
  isPublic: true,
  response: z.object({
    sections: z.array(z.object({ id: z.string(), title: z.string() })),
    questions: z.array(QuestionDeclaration),
  }),
  errors: [],
} as const satisfies RouteContract;
