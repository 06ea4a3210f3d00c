import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { errorIn } from '../../../lib/errors.ts';
import { hasProviderAnswer } from '../client/has-providers.ts';
import {
  finishRedirect,
  listProviders,
  openPopup,
  signInByPopup,
  signInByRedirect,
} from '../client/provider-sign-in.ts';
import { FormNotice } from './form-notice.tsx';
import { useTask } from './use-task.ts';

type Providers = Awaited<ReturnType<typeof listProviders>>;

/** Empty until the service answers, and if it does not. */
function useProviders(): Providers {
  const [providers, setProviders] = useState<Providers>([]);
  useEffect(() => {
    let isLeft = false;
    listProviders().then(
      (found) => !isLeft && setProviders(found),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return providers;
}

/** On a phone a popup opens as a tab that is easily lost. */
const prefersRedirect = (): boolean => !window.matchMedia('(pointer: fine)').matches;

export default function ProviderButtons() {
  const providers = useProviders();
  const { isBusy, error, run } = useTask();
  const [chosen, setChosen] = useState<string | null>(null);
  const navigate = useNavigate();
  const isResumed = useRef(false);

  async function signIn(work: () => Promise<void>) {
    if ((await run(work)) || errorIn('verify') === undefined) return;
    await navigate('/verify');
  }

  function press(id: string) {
    setChosen(id);
    const popup = prefersRedirect() ? null : openPopup();
    void signIn(() => (popup === null ? signInByRedirect(id) : signInByPopup(id, popup)));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (isResumed.current || !hasProviderAnswer()) return;
    isResumed.current = true;
    void signIn(finishRedirect);
  }, []);

  if (providers.length === 0) return <FormNotice error={error} />;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-3 text-ink-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <FormNotice error={error} />
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          variant="secondary"
          size="lg"
          isWide
          isPending={isBusy && chosen === id}
          isDisabled={isBusy && chosen !== id}
          onPress={() => press(id)}
        >
          Continue with {name}
        </Button>
      ))}
    </div>
  );
}
