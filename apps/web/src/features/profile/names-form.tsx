import type { UserDocument } from '@evidose/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useSaveNames } from './queries.ts';

export function NamesForm({ user }: { readonly user: UserDocument }) {
  const [firstName, setFirstName] = useState(user.firstName);
  const [lastName, setLastName] = useState(user.lastName);
  const save = useSaveNames();

  function submit(event: FormEvent): void {
    event.preventDefault();
    save.mutate({ firstName, lastName }, { onSuccess: () => toast('Your name is saved.') });
  }

  return (
    <form noValidate onSubmit={submit} className="flex max-w-form flex-col gap-5">
      {save.isError && <ErrorNotice error={save.error} />}
      <TextField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        maxLength={100}
        value={firstName}
        onChange={setFirstName}
      />
      <TextField
        label="Last name"
        name="lastName"
        autoComplete="family-name"
        maxLength={100}
        value={lastName}
        onChange={setLastName}
      />
      <p className="text-ink-soft">
        Email: <span className="font-medium text-ink">{user.email}</span>
      </p>
      <Button type="submit" variant="secondary" isPending={save.isPending} className="self-start">
        Save name
      </Button>
    </form>
  );
}
