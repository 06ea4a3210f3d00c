import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { readStored } from '../client/stored-session.ts';
import { changeAddress } from '../client/verification.ts';
import { EmailField } from './email-field.tsx';
import { FormNotice } from './form-notice.tsx';
import { useTaskForm } from './use-task-form.ts';

interface ChangeAddressFormProps {
  readonly onChanged: (email: string) => void;
  readonly onCancel: () => void;
}

export function ChangeAddressForm({ onChanged, onCancel }: ChangeAddressFormProps) {
  const [email, setEmail] = useState('');

  const { form, isBusy, problems } = useTaskForm(async (run) => {
    if (await run(() => changeAddress(email))) onChanged(readStored()?.email ?? email);
  });

  return (
    <form {...form} className="flex flex-col gap-4">
      <EmailField
        label="New address"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        errorMessage={problems.email}
        autoFocus
      />
      <FormNotice error={problems.form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={isBusy}>
          Send the email there
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          Keep the old one
        </Button>
      </div>
    </form>
  );
}
