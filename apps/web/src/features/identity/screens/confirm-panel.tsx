import type { AppError } from '@evidose/contract';
import { useEffect, useState } from 'react';
import { PageShell } from '../../../components/layout/page-shell.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { reportError } from '../../../lib/errors.ts';
import { readStored } from '../client/stored-session.ts';
import { applyCode } from '../client/verification.ts';
import { FormNotice } from './form-notice.tsx';
import { WaitPanel } from './wait-panel.tsx';

type Progress =
  | { readonly name: 'applying' }
  | { readonly name: 'confirmed' }
  | { readonly name: 'refused'; readonly error: AppError };

/** A code works once: React must not send it twice when it mounts twice. */
const applied = new Map<string, ReturnType<typeof applyCode>>();
function applyOnce(code: string) {
  const running = applied.get(code) ?? applyCode(code);
  applied.set(code, running);
  return running;
}

interface ConfirmPanelProps {
  readonly code: string;
  readonly isInside: boolean;
}

export function ConfirmPanel({ code, isInside }: ConfirmPanelProps) {
  const [progress, setProgress] = useState<Progress>({ name: 'applying' });

  useEffect(() => {
    let isLeft = false;
    applyOnce(code).then(
      (next) => {
        // The tab with the pending session continues by itself.
        if (!isLeft && (isInside || next === 'log-in')) setProgress({ name: 'confirmed' });
      },
      (thrown: unknown) => {
        if (!isLeft) setProgress({ name: 'refused', error: reportError(thrown) });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [code, isInside]);

  if (progress.name === 'applying') {
    return (
      <PageShell width="form" title="Confirming your address">
        <p className="flex items-center gap-3 text-ink-soft">
          <Spinner label="Confirming" /> One moment.
        </p>
      </PageShell>
    );
  }
  if (progress.name === 'confirmed' && isInside) {
    return (
      <PageShell width="form" title="Your address is confirmed" lead="Your account uses it from now on.">
        <LinkButton to="/profile" size="lg">
          Back to your profile
        </LinkButton>
      </PageShell>
    );
  }
  if (progress.name === 'confirmed') {
    return (
      <PageShell width="form" title="Your address is confirmed" lead="Log in to go on to your plan.">
        <LinkButton to="/log-in" size="lg">
          Log in
        </LinkButton>
      </PageShell>
    );
  }
  return (
    <PageShell width="form" title="This link didn’t work">
      <div className="flex flex-col gap-5">
        <FormNotice error={progress.error} />
        {readStored() === null ? (
          <Card className="flex flex-col items-start gap-4">
            <p>Log in. If your address isn’t confirmed yet, we’ll send you a new link.</p>
            <LinkButton to="/log-in">Log in</LinkButton>
          </Card>
        ) : (
          <WaitPanel />
        )}
      </div>
    </PageShell>
  );
}
