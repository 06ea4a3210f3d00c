import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { requestNewAddress } from '../client/sign-ins.ts';
import { readStored } from '../client/stored-session.ts';
import { EmailField } from './email-field.tsx';
import { FormNotice } from './form-notice.tsx';
import { useTaskForm } from './use-task-form.ts';

/** The new address takes effect once its owner opens the link we send there. */
export function NewAddress() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);

  const { form, isBusy, problems } = useTaskForm(async (run) => {
    if (!(await run(() => requestNewAddress(email, password)))) return;
    setSentTo(email.trim());
    setEmail('');
    setPassword('');
    toast('We sent a link to the new address.');
  });

  return (
    <form {...form} className="flex max-w-form flex-col gap-5">
      <h3 className="font-semibold">Email address</h3>
      <p className="text-ink-soft">
        Your email address is <strong className="break-words font-semibold text-ink">{readStored()?.email}</strong>.
      </p>
      <FormNotice error={problems.form} />
      <EmailField
        label="New email address"
        name="new-email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        errorMessage={problems.email}
      />
      <PasswordField
        label="Your password, to confirm it’s you"
        name="confirm-password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        errorMessage={problems.password}
      />
      {sentTo !== null && (
        <p role="status">
          Open the link that we sent to <strong className="break-words font-semibold">{sentTo}</strong> in this browser.
          Until then we keep your old address.
        </p>
      )}
      <Button type="submit" variant="secondary" isPending={isBusy} className="self-start">
        Change email address
      </Button>
    </form>
  );
}
