import * as calendar from './calendar.ts';
import * as catalogue from './catalogue.ts';
import * as chat from './chat.ts';
import * as checkIns from './check-ins.ts';
import * as chosen from './chosen.ts';
import * as clientConfig from './client-config.ts';
import * as consents from './consents.ts';
import * as contact from './contact.ts';
import * as exports from './exports.ts';
import * as gate from './gate.ts';
import * as intake from './intake.ts';
import * as interactions from './interactions.ts';
import * as keys from './keys.ts';
import * as me from './me.ts';
import * as names from './names.ts';
import * as questionnaire from './questionnaire.ts';
import * as quickQuiz from './quick-quiz.ts';
import * as recommendations from './recommendations.ts';
import * as reminders from './reminders.ts';
import * as resolvedAlerts from './resolved-alerts.ts';
import type { RouteContract } from './route.ts';
import * as session from './session.ts';
import * as shares from './shares.ts';
import * as site from './site.ts';
import * as suggestions from './suggestions.ts';
import * as trials from './trials.ts';

/**
 * Every route of the product's own API; the API document is generated from it. A route file exports only contracts
 * (shared schemas are in `documents.ts`), and is added here and in `index.ts`.
 */
export const routes = {
  ...gate,
  ...session,
  ...me,
  ...clientConfig,
  ...recommendations,
  ...suggestions,
  ...catalogue,
  ...interactions,
  ...chat,
  ...chosen,
  ...resolvedAlerts,
  ...exports,
  ...calendar,
  ...reminders,
  ...shares,
  ...intake,
  ...checkIns,
  ...trials,
  ...consents,
  ...contact,
  ...questionnaire,
  ...names,
  ...quickQuiz,
  ...keys,
  ...site,
} as const satisfies Record<string, RouteContract>;
