import { ofEachProfileField, profileFieldNames, profileFields, type UserDocument } from '@evidose/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useSaveNames } from './queries.ts';

export function NamesForm({ user }: { readonly user: UserDocument }) {
  const [names, setNames] = useState(() => ofEachProfileField((field) => user[field]));
  const save = useSaveNames();

  function submit(event: FormEvent): void {
    event.preventDefault();
    save.mutate(names, { onSuccess: () => toast('Your name is saved.') });
  }

  return (
    <form noValidate onSubmit={submit} className="flex max-w-form flex-col gap-5">
      {save.isError && <ErrorNotice error={save.error} />}
      {profileFieldNames.map((field) => (
        <TextField
          key={field}
          {...profileFields[field]}
          name={field}
          value={names[field]}
          onChange={(value) => setNames((now) => ({ ...now, [field]: value }))}
        />
      ))}
      <p className="text-ink-soft">
        Email: <span className="font-medium text-ink">{user.email}</span>
      </p>
      <Button type="submit" variant="secondary" isPending={save.isPending} className="self-start">
        Save name
      </Button>
    </form>
  );
}
