import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { endDevice, fetchSignIns, removeProvider, type SignIns } from '../client/sign-ins.ts';
import { FormNotice } from './form-notice.tsx';
import { useTask } from './use-task.ts';
import { useTaskForm } from './use-task-form.ts';

type Device = SignIns['sessions'][number];
type Provider = SignIns['providers'][number];

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const dayOf = (time: string) => day.format(new Date(time));

/** By what this account can be entered and where it is open, each with a way to end it. */
export function SignInList() {
  const [signIns, setSignIns] = useState<SignIns | null>(null);
  const { error, run } = useTask();
  const load = useCallback(async () => setSignIns(await fetchSignIns()), []);
  useEffect(() => {
    void load().catch(() => undefined);
  }, [load]);
  if (signIns === null) return null;

  async function end({ id, device }: Device): Promise<void> {
    if (await run(() => endDevice(id).then(load))) toast(`${device} is signed out.`);
  }

  return (
    <div className="flex max-w-form flex-col gap-6">
      <FormNotice error={error} />
      {signIns.providers.length > 0 && (
        <section aria-labelledby="providers-title" className="flex flex-col gap-3">
          <h3 id="providers-title" className="font-semibold">
            Linked sign-ins
          </h3>
          <ul className="flex flex-col gap-3">
            {signIns.providers.map((provider) => (
              <ProviderRow key={provider.id} provider={provider} onRemoved={load} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="devices-title" className="flex flex-col gap-3">
        <h3 id="devices-title" className="font-semibold">
          Signed-in devices
        </h3>
        <ul className="flex flex-col gap-3">
          {signIns.sessions.map((device) => (
            <li key={device.id} className="flex flex-wrap items-center justify-between gap-3">
              <span>
                {device.device}
                <span className="block text-ink-soft text-sm">
                  {device.isThis ? 'This device' : `Last used ${dayOf(device.lastUsedAt)}`}
                </span>
              </span>
              {!device.isThis && (
                <Button variant="quiet" size="sm" onPress={() => void end(device)}>
                  Sign out this device
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function ProviderRow({
  provider,
  onRemoved,
}: {
  readonly provider: Provider;
  readonly onRemoved: () => Promise<void>;
}) {
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <span>
        {provider.name}
        <span className="block break-words text-ink-soft text-sm">
          {[provider.email, `linked ${dayOf(provider.linkedAt)}`].filter((part) => part !== null).join(', ')}
        </span>
      </span>
      <Button variant="quiet" size="sm" onPress={() => setAsking(true)}>
        Remove {provider.name}
      </Button>
      {isAsking && <RemoveDialog provider={provider} onRemoved={onRemoved} onClose={() => setAsking(false)} />}
    </li>
  );
}

interface RemoveDialogProps {
  readonly provider: Provider;
  readonly onRemoved: () => Promise<void>;
  readonly onClose: () => void;
}

function RemoveDialog({ provider, onRemoved, onClose }: RemoveDialogProps) {
  const [password, setPassword] = useState('');

  const { form, isBusy, problems } = useTaskForm(async (run) => {
    if (!(await run(() => removeProvider(provider.id, password)))) return;
    toast(`${provider.name} no longer opens your account.`);
    onClose();
    await onRemoved();
  });

  return (
    <Dialog title={`Remove ${provider.name}?`} isOpen onOpenChange={(open) => !open && onClose()}>
      <form {...form} className="flex flex-col gap-5">
        <p>You can no longer sign in with it, and it signs out the devices where you did.</p>
        <FormNotice error={problems.form} />
        <PasswordField
          label="Your password"
          name="remove-password"
          autoComplete="current-password"
          help="If you have none yet, set one first with “Forgot password”."
          value={password}
          onChange={setPassword}
          errorMessage={problems.password}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onPress={onClose}>
            Keep it
          </Button>
          <Button type="submit" variant="danger" isPending={isBusy}>
            Remove
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
