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

/** Validates, then asks for an account (the answers wait in the session) or makes the plan. */
export function useSubmit({ goTo }: Pick<PlaceInHand, 'goTo'>) {
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

  async function submit(): Promise<void> {
    // A second press can arrive before React rerenders; only the ref is up to date.
    if (isBusy.current) return;
    const checked = validateQuestionnaire(answerStore.get().answers);
    if (!checked.ok) {
      const [field = ''] = checked.failure.field.split('.');
      reportProblem(answerStore, checked.failure);
      return goTo(isField(field) ? field : firstPlace, { isChange: true });
    }
    clearProblem(answerStore);
    // From here on only validated answers are kept, so that hidden follow-ups are never sent.
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
      // Not earlier: an empty questionnaire would show until the plan opens.
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
