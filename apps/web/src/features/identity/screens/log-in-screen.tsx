import { useState } from 'react';
import { PageShell } from '../../../components/layout/page-shell.tsx';
import { Callout } from '../../../components/ui/callout.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { clearAllErrors } from '../../../lib/errors.ts';
import { pageHeads } from '../../../lib/page-heads.ts';
import { session } from '../../../lib/storage.ts';
import { LogInTabs } from './log-in-tabs.tsx';
import { useRedirectWhenSignedIn } from './use-redirect-when-signed-in.ts';

const TEXTS = {
  'log-in': pageHeads['/log-in'],
  'sign-up': { title: 'Create your account', lead: 'It takes a minute, and your answers stay yours.' },
} as const;
type Mode = keyof typeof TEXTS;

const isMode = (key: unknown): key is Mode => typeof key === 'string' && Object.hasOwn(TEXTS, key);

export function LogInScreen() {
  const hasAnswers = session.read('quizData') !== null;
  const [mode, setMode] = useState<Mode>(hasAnswers && session.read('email') === null ? 'sign-up' : 'log-in');
  useRedirectWhenSignedIn('/dashboard');

  function choose(key: unknown) {
    clearAllErrors();
    if (isMode(key)) setMode(key);
  }

  return (
    <PageShell width="form" {...TEXTS[mode]}>
      <div className="flex flex-col gap-6">
        {hasAnswers && (
          <Callout title="We saved your answers">
            Log in or create an account, and we make your plan from them. You don’t have to type anything again.
          </Callout>
        )}
        <Card className="flex flex-col gap-6">
          <LogInTabs mode={mode} onChoose={choose} />
        </Card>
      </div>
    </PageShell>
  );
}
