import { isField, validateQuestionnaire } from '@evidose/contract';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { clearError, reportError } from '../../../lib/errors.ts';
import { rememberReturn } from '../../../lib/return-to.ts';
import { currentSession } from '../../../lib/session.ts';
import { answerStore, draft } from '../model/questionnaire.ts';
import { firstPlace } from '../model/steps.ts';
import { clearProblem, reportProblem } from '../report-problem.ts';
import type { PlaceInHand } from '../use-place.ts';
import { PLAN, sendAnswers } from './send-answers.ts';

/** The check, then either the account (nobody signed in: the answers wait in the session) or the plan. */
export function useSubmit({ goTo }: Pick<PlaceInHand, 'goTo'>) {
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

  async function submit(): Promise<void> {
    // A second press lands before React has drawn the first; only the reference knows in time.
    if (isBusy.current) return;
    const checked = validateQuestionnaire(answerStore.get().answers);
    if (!checked.ok) {
      const [field = ''] = checked.failure.field.split('.');
      reportProblem(answerStore, checked.failure);
      return goTo(isField(field) ? field : firstPlace, { isChange: true });
    }
    clearProblem(answerStore);
    // From here on the answers are what was checked: a hidden follow-up waits nowhere to be sent after all.
    answerStore.replace({ ...answerStore.get(), answers: checked.answers });
    clearError('database');
    clearError('general');
    const key = draft.markSent();
    const who = currentSession();
    if (who.status !== 'signed-in' || !who.user.emailVerified) {
      rememberReturn('login', PLAN);
      return void navigate('/log-in');
    }
    isBusy.current = true;
    setSending(true);
    try {
      await sendAnswers({
        answers: checked.answers,
        hasAgreed: true,
        idempotencyKey: key,
        openPlan: () => navigate(PLAN),
      });
      // Only now: an emptied questionnaire would stand there until the plan has come.
      draft.clear();
    } catch (thrown) {
      reportError(thrown);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  return { submit, isSending };
}
