import type { ApiKeyEntry } from '@evidose/contract';
import { useState } from 'react';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useRevokeKey } from './queries.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export function KeyList({ keys }: { readonly keys: readonly ApiKeyEntry[] }) {
  const [chosen, setChosen] = useState<ApiKeyEntry | null>(null);
  const revoke = useRevokeKey();
  if (keys.length === 0) return <p className="text-ink-soft">You have no keys yet.</p>;
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {keys.map((key) => (
          <li key={key.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-semibold">{key.name}</p>
              <p className="text-ink-soft text-sm">
                <code className="font-mono">{key.prefix}…</code> · made {day.format(new Date(key.createdAt))} ·{' '}
                {key.lastUsedOn === null ? 'never used' : `last used ${day.format(new Date(key.lastUsedOn))}`}
              </p>
            </div>
            <Button variant="danger" size="sm" onPress={() => setChosen(key)} aria-label={`Revoke ${key.name}`}>
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      {revoke.isError && <ErrorNotice error={revoke.error} />}
      <AlertDialog
        title={`Revoke “${chosen?.name ?? ''}”?`}
        isOpen={chosen !== null}
        isDangerous
        isPending={revoke.isPending}
        confirmLabel="Revoke"
        onCancel={() => setChosen(null)}
        onConfirm={() => {
          if (chosen === null) return;
          revoke.mutate(chosen.id, {
            onSuccess: () => toast(`“${chosen.name}” is revoked`),
            onSettled: () => setChosen(null),
          });
        }}
      >
        Programs that use it will stop working right away. You can’t undo this.
      </AlertDialog>
    </>
  );
}
