import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../../components/ui/toast.ts';
import { clearError, reportError } from '../../../lib/errors.ts';
import { gateChanges, isGateOpen } from '../../../lib/gate.ts';
import { useSession } from '../../../lib/session.ts';
import { useObservable } from '../../../lib/store.ts';
import { draft } from '../model/questionnaire.ts';
import { findWaitingAnswers, type Waiting } from './pending-answers.ts';
import { PLAN, sendAnswers } from './send-answers.ts';

let underWay: Promise<void> | null = null;

/** Shared by concurrent callers. */
async function sendWaiting(which: Waiting, openPlan: () => Promise<void> | void): Promise<boolean> {
  const waiting = findWaitingAnswers(which);
  if (waiting === null) return false;
  const { answers, hasAgreed, key } = waiting;
  underWay ??= sendAnswers({ answers, hasAgreed, idempotencyKey: key, openPlan })
    .then(() => draft.clear())
    .finally(() => {
      underWay = null;
    });
  await underWay;
  return true;
}

/** After log-in, submits the waiting answers without asking again. Returns a retry function. */
export function useResume(which: Waiting): () => void {
  const navigate = useNavigate();
  const isSignedIn = useSession().status === 'signed-in';
  useObservable(gateChanges);
  const isReady = isSignedIn && isGateOpen();

  const resume = useCallback(async () => {
    if (findWaitingAnswers(which) === null) return;
    for (const slot of ['quiz', 'database', 'general'] as const) clearError(slot);
    try {
      if (!(await sendWaiting(which, () => navigate(PLAN, { replace: true })))) return;
      toast('Your answers are saved, and your plan is ready.');
    } catch (thrown) {
      reportError(thrown);
    }
  }, [navigate, which]);

  useEffect(() => {
    if (isReady) void resume();
  }, [isReady, resume]);
  return () => void resume();
}
