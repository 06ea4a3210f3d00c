import { lazy, Suspense, useState } from 'react';
import { PageShell } from '../../../components/layout/page-shell.tsx';
import { Callout } from '../../../components/ui/callout.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/ui/skeleton.tsx';
import { clearAllErrors } from '../../../lib/errors.ts';
import { session } from '../../../lib/storage.ts';
import { useGoOnWhenSignedIn } from './use-go-on.ts';

const LogInTabs = lazy(() => import('./log-in-tabs.tsx'));

const TEXTS = {
  'log-in': { title: 'Log in', lead: 'Your plan, your answers and your choices are waiting where you left them.' },
  'sign-up': { title: 'Create your account', lead: 'It takes a minute, and your answers stay yours.' },
} as const;
type Mode = keyof typeof TEXTS;

const isMode = (key: unknown): key is Mode => typeof key === 'string' && Object.hasOwn(TEXTS, key);

export function LogInScreen() {
  const hasAnswers = session.read('quizData') !== null;
  const [mode, setMode] = useState<Mode>(hasAnswers && session.read('email') === null ? 'sign-up' : 'log-in');
  useGoOnWhenSignedIn('/dashboard');

  function choose(key: unknown) {
    clearAllErrors();
    if (isMode(key)) setMode(key);
  }

  return (
    <PageShell width="form" {...TEXTS[mode]}>
      <div className="flex flex-col gap-6">
        {hasAnswers && (
          <Callout title="Your answers are kept">
            Log in or create an account, and your plan is made from them. Nothing has to be typed again.
          </Callout>
        )}
        <Card className="flex flex-col gap-6">
          <Suspense fallback={<FormSkeleton />}>
            <LogInTabs mode={mode} onChoose={choose} />
          </Suspense>
        </Card>
      </div>
    </PageShell>
  );
}

/** As tall as the form of an account that exists, which is what most come for. */
function FormSkeleton() {
  return (
    <SkeletonRegion label="The form is on its way">
      <Skeleton className="h-11 w-60 rounded-full" />
      <Skeleton className="mt-6 h-[19.5rem] w-full" />
    </SkeletonRegion>
  );
}
