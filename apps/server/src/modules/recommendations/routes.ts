import { AppError, generateRecommendation, whatIf } from '@evidose/contract';
import type { Prepared } from '@evidose/engine';
import type { FastifyRequest } from 'fastify';
import { type Http, mount, sendText } from '../../http/mount.ts';
import type { Profile } from '../profile/service.ts';
import type { RecommendationsService } from './service.ts';
import { differenceFor } from './what-if.ts';

const MAX_KEY_LENGTH = 200;

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || key.length > MAX_KEY_LENGTH) {
    throw new AppError('BAD_REQUEST', { field: 'Idempotency-Key' });
  }
  return key;
}

interface Parts {
  readonly recommendations: RecommendationsService;
  readonly profile: Profile;
  readonly prepared: Prepared;
}

export function mountRecommendations(http: Http, { recommendations, profile, prepared }: Parts): void {
  mount(http, whatIf, async ({ user, body }) => differenceFor(prepared, await profile.read(user.uid), body.change));
  mount(http, generateRecommendation, async ({ user, body, request, reply }) => {
    // A key holder asks on behalf of people we do not know: their answers are decided on and forgotten.
    const isByKey = request.headers['x-api-key'] !== undefined;
    const asked = { uid: user.uid, questionnaire: body.questionnaire, idempotencyKey: idempotencyKeyOf(request) };
    if (isByKey) return recommendations.decide(asked);
    // The engine's results have the contract's shape: a test holds that for every person of the golden file.
    return sendText(reply, await recommendations.generate(asked));
  });
}
