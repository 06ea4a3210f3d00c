import type { Prepared } from '@evidose/engine';
import type { Clock } from '../clock.ts';
import { createVersionedWrite, type Database, type DatabasePool, sweepKeys } from '../database/index.ts';
import type { Http } from '../http/mount.ts';
import { timesOf } from './calendar/service.ts';
import type { ModelConfig } from './chat/answer/model/client.ts';
import { createChatOnce } from './chat/once.ts';
import { mountChat } from './chat/routes.ts';
import { mountCheckIns } from './check-ins/routes.ts';
import { createCheckInsService } from './check-ins/service.ts';
import { mountChosen } from './chosen/routes.ts';
import { createChosenService } from './chosen/service.ts';
import { mountConsents } from './consents/routes.ts';
import { createConsentsService } from './consents/service.ts';
import { mountIntake } from './intake/routes.ts';
import { createIntakeService } from './intake/service.ts';
import { createLetterService } from './letter/service.ts';
import { mountMyData } from './my-data/routes.ts';
import { createMyDataService } from './my-data/service.ts';
import type { Profile } from './profile/service.ts';
import type { Questionnaire } from './questionnaire/service.ts';
import { mountRecommendations } from './recommendations/routes.ts';
import { createRecommendationsService, type Decide } from './recommendations/service.ts';
import { followConsent } from './reminders/schedule.ts';
import { mountResolvedAlerts } from './resolved-alerts/routes.ts';
import { createResolvedAlertService } from './resolved-alerts/service.ts';
import { mountSuggestions } from './suggestions/routes.ts';
import { createSuggestionsService } from './suggestions/service.ts';
import { mountTrials } from './trials/routes.ts';
import type { TrialsService } from './trials/service.ts';

interface PlanParts {
  readonly chatModel: ModelConfig | null;
  readonly db: Database;
  readonly pool: DatabasePool['pool'];
  readonly clock: Clock;
  readonly profile: Profile;
  readonly prepared: Prepared;
  readonly decide: Decide;
  readonly trials: TrialsService;
  readonly questionnaire: Questionnaire;
  readonly countPlan: (outcome: string) => void;
}

/** Wires the modules around a person's plan. */
export function connectPlan(parts: PlanParts) {
  const { db, pool, clock, profile, prepared, decide, trials, questionnaire, countPlan, chatModel } = parts;
  const suggestions = createSuggestionsService({ db, clock });
  const chosen = createChosenService({ db, clock });
  const intake = createIntakeService({ db, clock });
  const resolved = createResolvedAlertService({ db, clock });
  const consents = createConsentsService({ db, clock, follow: followConsent });
  const checkIns = createCheckInsService({ db, clock, chosen, intake, questionnaire, isNeed: trials.isNeed });
  const myData = createMyDataService({ db });
  const chat = createChatOnce(prepared);
  const letters = createLetterService({
    profile,
    suggestions,
    chosen,
    prepared,
    clock,
    timesOf: (uid) => timesOf(db, uid),
  });
  return {
    letters,
    intake,
    checkIns,
    warm: chat.warm,
    mount: (http: Http): void => {
      const recommendations = createRecommendationsService({
        db,
        writeVersioned: createVersionedWrite(pool),
        decide,
        suggestions,
        trials,
        countPlan,
      });
      mountRecommendations(http, {
        recommendations,
        profile,
        suggestions,
        chosen,
        decide,
        knowledge: prepared.knowledge,
      });
      mountSuggestions(http, suggestions);
      mountChat(http, { prepared, suggestions, chosen, profile, model: chatModel, once: chat });
      mountChosen(http, chosen);
      mountIntake(http, intake);
      mountCheckIns(http, checkIns);
      mountTrials(http, { trials, profile, chosen });
      mountResolvedAlerts(http, resolved);
      mountConsents(http, consents);
      mountMyData(http, { profile, suggestions, chosen, intake, resolved, consents, myData });
    },
    sweep: () => sweepKeys(db, clock()),
  };
}
