import type { Answers } from '@evidose/contract';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorNotice } from '../../../components/ui/error-notice.tsx';
import { reportError } from '../../../lib/errors.ts';
import { sendAnswers } from '../submit/send-answers.ts';

/** Changed answers change no plan by themselves: a new one is made when the person says so. */
export function RenewPlan({ answers }: { readonly answers: Answers }) {
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const [error, setError] = useState<unknown>(null);

  async function renew(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setError(null);
    try {
      await sendAnswers(answers, crypto.randomUUID());
      await navigate('/dashboard');
    } catch (thrown) {
      setError(reportError(thrown));
    } finally {
      isBusy.current = false;
    }
  }

  return (
    <div className="flex flex-col gap-3">
      {error !== null && <ErrorNotice error={error} />}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-ink-soft">
        <span>Changed something? Your plan follows when you renew it.</span>
        <Button variant="secondary" size="sm" onPress={() => void renew()}>
          Renew my plan
        </Button>
      </p>
    </div>
  );
}
