import {
  AppError,
  declareQuestionnaire,
  isConsentVersion,
  questionEffects,
  questionnaireDeclaration,
  saveQuestionnaire,
  updateQuestionnaire,
} from '@evidose/contract';
import type { FastifyRequest } from 'fastify';
import { type Http, mount } from '../../http/mount.ts';
import type { Effects } from './effects.ts';
import type { Questionnaire } from './service.ts';

interface Parts {
  readonly questionnaire: Questionnaire;
  readonly effects: () => Effects;
}

/** The consent given with the answers; a header, since the body is the answers alone. */
function consentVersionIn({ headers }: FastifyRequest): string | null {
  const version = headers['consent-version'];
  if (version === undefined || isConsentVersion(version)) return version ?? null;
  throw new AppError('BAD_REQUEST', { field: 'Consent-Version' });
}

export function mountQuestionnaire(http: Http, { questionnaire, effects }: Parts): void {
  mount(http, saveQuestionnaire, async ({ user, body, request }) => ({
    comprehensiveQuestionnaire: await questionnaire.save(user, body, consentVersionIn(request)),
  }));
  mount(http, updateQuestionnaire, async ({ user, body }) => ({
    comprehensiveQuestionnaire: await questionnaire.update(user, body),
  }));
  mount(http, questionEffects, () => effects());
  mount(http, declareQuestionnaire, () => questionnaireDeclaration());
}
