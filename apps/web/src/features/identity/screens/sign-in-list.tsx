import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { endDevice, type SignIns } from '../client/sign-ins.ts';
import { FormNotice } from './form-notice.tsx';
import { SignInMethods } from './sign-in-methods.tsx';
import { useSignIns } from './use-sign-ins.ts';
import { useTask } from './use-task.ts';

type Device = SignIns['sessions'][number];

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

export function SignInList() {
  const { data: signIns, refetch } = useSignIns();
  const { error, run } = useTask();
  if (!signIns) return null;

  async function end({ id, device }: Device): Promise<void> {
    if (!(await run(() => endDevice(id)))) return;
    toast(`${device} is signed out.`);
    await refetch();
  }

  return (
    <div className="flex max-w-form flex-col gap-6">
      <FormNotice error={error} />
      <SignInMethods signIns={signIns} onChanged={refetch} />
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
                  {device.isThis ? 'This device' : `Last used ${day.format(new Date(device.lastUsedAt))}`}
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
