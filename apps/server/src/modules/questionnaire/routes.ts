import {
  declareQuestionnaire,
  questionEffects,
  questionnaireDeclaration,
  saveQuestionnaire,
  updateQuestionnaire,
} from '@evidose/contract';
import { type Http, mount } from '../../http/mount.ts';
import type { Effects } from './effects.ts';
import type { Questionnaire } from './service.ts';

interface Parts {
  readonly questionnaire: Questionnaire;
  readonly effects: () => Effects;
}

export function mountQuestionnaire(http: Http, { questionnaire, effects }: Parts): void {
  mount(http, saveQuestionnaire, async ({ user, body }) => ({
    comprehensiveQuestionnaire: await questionnaire.save(user, body),
  }));
  mount(http, updateQuestionnaire, async ({ user, body }) => ({
    comprehensiveQuestionnaire: await questionnaire.update(user, body),
  }));
  mount(http, questionEffects, () => effects());
  mount(http, declareQuestionnaire, () => questionnaireDeclaration());
}
