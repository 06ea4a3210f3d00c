import { generateRecommendation, pendingFindings, readLabResults, whatIf } from '@evidose/contract';
import type { Knowledge } from '@evidose/engine';
import { idempotencyKeyOf } from '../../http/idempotency-key.ts';
import { type Http, mount, sendText } from '../../http/mount.ts';
import type { ChosenService } from '../chosen/service.ts';
import type { Profile } from '../profile/service.ts';
import type { SuggestionsService } from '../suggestions/service.ts';
import { labResultsOf } from './lab-results.ts';
import { findingsOf } from './pending.ts';
import type { Decide, RecommendationsService } from './service.ts';
import { differenceFor } from './what-if.ts';

interface Parts {
  readonly recommendations: RecommendationsService;
  readonly profile: Profile;
  readonly suggestions: SuggestionsService;
  readonly chosen: ChosenService;
  readonly decide: Decide;
  readonly knowledge: Pick<Knowledge, 'labRules'>;
}

export function mountRecommendations(
  http: Http,
  { recommendations, profile, suggestions, chosen, decide, knowledge }: Parts,
): void {
  mount(http, whatIf, async ({ user, body }) => differenceFor(decide, await profile.read(user.uid), body.change));
  mount(http, pendingFindings, async ({ user }) => {
    const batch = await suggestions.latest(user.uid);
    if (batch.answersChangedOn === null) return { findings: [] };
    const [person, list] = await Promise.all([profile.read(user.uid), chosen.list(user.uid)]);
    return { findings: findingsOf({ batch, person, chosen: list, decide }) };
  });
  mount(http, readLabResults, async ({ user }) => {
    const { comprehensiveQuestionnaire } = await profile.read(user.uid);
    return { results: labResultsOf(knowledge, comprehensiveQuestionnaire ?? {}) };
  });
  mount(http, generateRecommendation, async ({ user, body, request, reply }) => {
    // A key holder asks on behalf of people we do not know: their answers are not stored.
    const isByKey = request.headers['x-api-key'] !== undefined;
    const asked = { uid: user.uid, questionnaire: body.questionnaire, idempotencyKey: idempotencyKeyOf(request) };
    if (isByKey) return recommendations.decide(asked);
    // The engine's results match the contract: a test checks that for every person of the golden file.
    return sendText(reply, await recommendations.generate(asked));
  });
}
