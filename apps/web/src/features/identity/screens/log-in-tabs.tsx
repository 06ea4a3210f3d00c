import { Suspense, startTransition, useEffect, useState } from 'react';
import { lazyPart } from '../../../components/ui/lazy-part.tsx';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { onFirstInteraction } from '../../../lib/on-first-interaction.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { withRetry } from '../../../lib/with-retry.ts';
import { hasProviders } from '../client/has-providers.ts';
import { LogInForm } from './log-in-form.tsx';

const SignUpForm = lazyPart(() => import('./sign-up-form.tsx'));
const ProviderButtons = lazyPart(() => import('./provider-buttons.tsx'));

const prepareSignUp = (): void => void withRetry(() => import('./sign-up-form.tsx')).catch(() => undefined);

interface LogInTabsProps {
  readonly mode: string;
  readonly onChoose: (key: string) => void;
}

/** The log-in form renders first; sign-up and provider buttons follow. */
export function LogInTabs({ mode, onChoose }: LogInTabsProps) {
  const hasOtherWays = useOtherWays();
  useEffect(() => onFirstInteraction(prepareSignUp), []);
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
      {hasOtherWays && (
        <Suspense>
          <ProviderButtons />
        </Suspense>
      )}
    </>
  );
}

/** True once the page is painted, idle, and a provider is configured. */
function useOtherWays(): boolean {
  const [hasThem, setHasThem] = useState(false);
  useEffect(
    () =>
      whenIdle(async () => {
        // If unknown, the buttons ask again.
        const found = await hasProviders().catch(() => true);
        startTransition(() => setHasThem(found));
      }),
    [],
  );
  return hasThem;
}
