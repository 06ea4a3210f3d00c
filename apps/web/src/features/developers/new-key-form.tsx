import { KEY_NAME_MAX } from '@evidose/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { toAppError } from '../../lib/errors.ts';
import { CodeBlock } from './code-block.tsx';
import { useCreateKey } from './queries.ts';

export function NewKeyForm({ onKey }: { readonly onKey: (key: string) => void }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const create = useCreateKey();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (create.isPending) return;
    if (name.trim() === '') {
      setProblem('Give it a name, so you can find it later.');
      return;
    }
    create.mutate(name.trim(), {
      onSuccess: ({ key }) => {
        setName('');
        onKey(key);
      },
      onError: (error) => setProblem(toAppError(error).message),
    });
  }

  return (
    <div className="flex flex-col gap-5">
      <form onSubmit={submit} noValidate className="flex max-w-form flex-wrap items-end gap-3">
        <TextField
          name="key-name"
          label="Name of a new key"
          className="min-w-48 grow"
          maxLength={KEY_NAME_MAX}
          value={name}
          onChange={(typed) => {
            setName(typed);
            setProblem(null);
          }}
          errorMessage={problem}
        />
        <Button type="submit" isPending={create.isPending} className="min-h-12">
          Create key
        </Button>
      </form>
      {create.data !== undefined && (
        <div className="flex flex-col gap-3">
          <Callout tone="warning" isAlert title="Copy it now. We can’t show it again">
            We keep only a digest of it. While this page is open, the console below uses it.
          </Callout>
          <CodeBlock label={`Key “${create.data.entry.name}”`} code={create.data.key} />
        </div>
      )}
    </div>
  );
}
