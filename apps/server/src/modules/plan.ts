import type { Answers, Recommendation } from '@evidose/contract';
import type { Clock } from '../clock.ts';
import { type Database, eraseKeys, sweepKeys } from '../database/index.ts';
import type { Http } from '../http/mount.ts';
import { mountChosen } from './chosen/routes.ts';
import { createChosenService } from './chosen/service.ts';
import { mountConsents } from './consents/routes.ts';
import { createConsentsService } from './consents/service.ts';
import { mountExports } from './exports/routes.ts';
import { mountIntake } from './intake/routes.ts';
import { createIntakeService } from './intake/service.ts';
import type { Profile } from './profile/service.ts';
import { mountRecommendations } from './recommendations/routes.ts';
import { createRecommendationsService } from './recommendations/service.ts';
import { mountSuggestions } from './suggestions/routes.ts';
import { createSuggestionsService } from './suggestions/service.ts';

interface PlanParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly profile: Profile;
  readonly decide: (answers: Answers) => Recommendation;
  readonly sourceTitle: (id: string) => string;
}

/** The modules around a person's plan: making it, keeping it, acting on it, taking it along. */
export function connectPlan({ db, clock, profile, decide, sourceTitle }: PlanParts) {
  const suggestions = createSuggestionsService(db, clock);
  const recommendations = createRecommendationsService({ db, decide, suggestions });
  const chosen = createChosenService(db, clock);
  const intake = createIntakeService(db, clock);
  const consents = createConsentsService(db, clock);
  return {
    suggestions,
    chosen,
    intake,
    consents,
    mount: (http: Http): void => {
      mountRecommendations(http, recommendations);
      mountSuggestions(http, suggestions);
      mountChosen(http, chosen);
      mountIntake(http, intake);
      mountConsents(http, consents);
      mountExports(http, { profile, suggestions, sourceTitle, clock });
    },
    erasers: [suggestions.erase, chosen.erase, intake.erase, consents.erase, eraseKeys],
    sweep: () => sweepKeys(db, clock()),
  };
}
