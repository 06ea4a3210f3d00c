import { setImmediate as pause } from 'node:timers/promises';
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

/** A word that is not a name is searched everywhere, which warms up every index. */
const UNKNOWN = 'evidose tablets';

interface QuestionParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly prepared: Prepared;
  readonly onAnswers: Parameters<typeof createQuestionnaire>[0]['onAnswers'];
}

/** Wires the questionnaires and the name lookup. */
export function connectQuestions({ db, clock, prepared, onAnswers }: QuestionParts) {
  const questionnaire = createQuestionnaire({ db, clock, onAnswers });
  const names = createNames(prepared);
  return {
    questionnaire,
    /** Name indexes are built on first use, which is slow: do it before anybody waits. */
    warm: async (): Promise<void> => {
      names.search('any', UNKNOWN);
      await pause();
      names.understand('supplement', UNKNOWN);
    },
    mount: (http: Http): void => {
      mountQuestionnaire(http, { questionnaire, effects: effectsOnce(prepared.knowledge) });
      mountNames(http, names);
      mountQuickQuiz(http, createQuickQuiz(prepared));
    },
  };
}
