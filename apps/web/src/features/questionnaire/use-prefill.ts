import { readMe } from '@evidose/contract';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { cleanAnswers } from './model/clean-answers.ts';
import { answerStore, draft } from './model/questionnaire.ts';
import { answersFromQuickQuiz, type FromQuickQuiz } from './model/quick-answers.ts';
import { resumePlace } from './model/resume-place.ts';
import type { DraftStatus } from './use-draft.ts';
import type { PlaceInHand } from './use-place.ts';

const isEmpty = (answers: object): boolean => Object.keys(answers).length === 0;

/**
 * Starts with the quick quiz's answers, or at the review with the account's answers. A newer draft wins; if the account
 * cannot be read, the questionnaire starts empty.
 */
export function usePrefill(status: DraftStatus, { goTo }: Pick<PlaceInHand, 'goTo'>): FromQuickQuiz | null {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const [fromQuick, setFromQuick] = useState<FromQuickQuiz | null>(null);
  const mayBegin = status === 'ready' && session.status !== 'unknown';

  useEffect(() => {
    if (!mayBegin || !isEmpty(answerStore.get().answers)) return;
    const quick = answersFromQuickQuiz();
    if (quick === null) return;
    const start = resumePlace(quick.answers);
    draft.begin(quick.answers, start);
    setFromQuick(quick);
    goTo(start, { replace: true });
  }, [mayBegin, goTo]);

  useEffect(() => {
    if (uid === null || status !== 'ready' || !isEmpty(answerStore.get().answers)) return;
    const controller = new AbortController();
    call(readMe, { signal: controller.signal }).then(
      ({ comprehensiveQuestionnaire }) => {
        const answers = cleanAnswers(comprehensiveQuestionnaire);
        if (controller.signal.aborted || isEmpty(answers) || !isEmpty(answerStore.get().answers)) return;
        const start = resumePlace(answers);
        draft.prefill(answers, start);
        goTo(start, { replace: true });
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [uid, status, goTo]);
  return fromQuick;
}
