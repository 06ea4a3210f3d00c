import type { Prepared } from '@evidose/engine';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import type { Http } from '../http/mount.ts';
import { mountNames } from './names/routes.ts';
import { createNames } from './names/service.ts';
import { effectsOnce } from './questionnaire/effects.ts';
import { mountQuestionnaire } from './questionnaire/routes.ts';
import { createQuestionnaire } from './questionnaire/service.ts';
import { mountQuickQuiz } from './quick-quiz/routes.ts';
import { createQuickQuiz } from './quick-quiz/service.ts';

interface QuestionParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly prepared: Prepared;
}

/** The modules around asking: both questionnaires, and the names people type into them. */
export function connectQuestions({ db, clock, prepared }: QuestionParts) {
  const questionnaire = createQuestionnaire({ db, clock });
  return {
    questionnaire,
    mount: (http: Http): void => {
      mountQuestionnaire(http, { questionnaire, effects: effectsOnce(prepared.knowledge) });
      mountNames(http, createNames(prepared));
      mountQuickQuiz(http, createQuickQuiz(prepared));
    },
  };
}
