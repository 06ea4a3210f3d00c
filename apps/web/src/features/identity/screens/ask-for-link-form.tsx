import { useEffect, useRef, useState } from 'react';
import { PageShell } from '../../../components/layout/page-shell.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Callout } from '../../../components/ui/callout.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { TextLink } from '../../../components/ui/text-link.tsx';
import { session } from '../../../lib/storage.ts';
import { requestReset } from '../client/password.ts';
import { FormNotice } from './form-notice.tsx';
import { useCountdown } from './use-countdown.ts';
import { useTaskForm } from './use-task-form.ts';

const WAIT_S = 60;

/** The confirmation is the same whether or not the address has an account. */
export function AskForLinkForm() {
  const [email, setEmail] = useState(() => session.read('email') ?? '');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const wait = useCountdown('reset', WAIT_S);
  const confirmation = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (sentTo !== null) confirmation.current?.focus();
  }, [sentTo]);

  const { form, isBusy, problems } = useTaskForm(async (run) => {
    if (await run(() => requestReset(email))) {
      setSentTo(email.trim());
      wait.restart();
    }
  });

  const isSame = sentTo !== null && sentTo === email.trim();
  const label = isSame ? 'Send it again' : 'Send the link';
  return (
    <PageShell
      width="form"
      title="Reset your password"
      lead="Enter your email address. If it has an account, we’ll send you a link to choose a new password."
    >
      <Card className="flex flex-col gap-5">
        {sentTo !== null && (
          <div ref={confirmation} tabIndex={-1} className="outline-none">
            <Callout tone="success" title="Check your email">
              If <strong className="break-words">{sentTo}</strong> has an account, we sent it an email with a link. The
              link works for one hour.
            </Callout>
          </div>
        )}
        <form {...form} className="flex flex-col gap-5">
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={setEmail}
            errorMessage={problems.email}
          />
          <FormNotice error={problems.form} />
          <Button type="submit" size="lg" isWide isPending={isBusy} isDisabled={isSame && wait.left > 0}>
            {isSame && wait.left > 0 ? `Send it again in ${wait.left} s` : label}
          </Button>
        </form>
        <TextLink to="/log-in" className="self-center py-1 text-sm">
          Back to log in
        </TextLink>
      </Card>
    </PageShell>
  );
}
