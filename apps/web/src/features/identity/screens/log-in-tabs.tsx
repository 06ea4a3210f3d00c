import { Suspense, startTransition, useEffect, useState } from 'react';
import { lazyPart } from '../../../components/ui/lazy-part.tsx';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { tryAgain } from '../../../lib/try-again.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { LogInForm } from './log-in-form.tsx';

const SignUpForm = lazyPart(() => import('./sign-up-form.tsx'));
const ProviderButtons = lazyPart(() => import('./provider-buttons.tsx'));

interface LogInTabsProps {
  readonly mode: string;
  readonly onChoose: (key: string) => void;
}

/** Both ways in, and those through somebody else. The form for those who come back stands first; the rest follows. */
export function LogInTabs({ mode, onChoose }: LogInTabsProps) {
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) void tryAgain(() => import('./sign-up-form.tsx')).catch(() => undefined);
  }, [isIdle]);
  return (
    <>
      <Tabs
        label="Log in or create an account"
        selectedKey={mode}
        onSelectionChange={onChoose}
        items={[
          { id: 'log-in', label: 'Log in', content: <LogInForm /> },
          {
            id: 'sign-up',
            label: 'Create account',
            content: (
              <Suspense>
                <SignUpForm />
              </Suspense>
            ),
          },
        ]}
      />
      {isIdle && (
        <Suspense>
          <ProviderButtons />
        </Suspense>
      )}
    </>
  );
}

/** True once the page has been painted and has nothing else to do. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return isIdle;
}
