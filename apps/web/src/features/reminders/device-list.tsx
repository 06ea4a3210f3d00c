import type { ReminderSettings, Reminders } from '@evidose/contract';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { toast } from '../../components/ui/toast.ts';
import { type PushObstacle, pushObstacle } from './push-subscription.ts';
import { useAddThisDevice, useRemoveDevice } from './queries.ts';

const OBSTACLES: Readonly<Record<PushObstacle, string>> = {
  unsupported: 'This browser can’t show notifications from us. Choose an email below.',
  'install-first':
    'On this phone, add Evidose to your Home Screen first: Share, then Add to Home Screen. Open it there.',
  denied: 'Your browser blocks notifications from Evidose. Allow them in its settings for this site.',
};
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

interface DeviceListProps {
  readonly reminders: Reminders;
  readonly settings: ReminderSettings;
}

export function DeviceList({ reminders: { devices, pushKey }, settings }: DeviceListProps) {
  const add = useAddThisDevice();
  const remove = useRemoveDevice();
  const obstacle = pushObstacle();
  return (
    <div className="flex flex-col items-start gap-3">
      <h3 className="text-subhead">Notifications</h3>
      {devices.length > 0 && (
        <ul className="flex w-full flex-col divide-y divide-line">
          {devices.map(({ id, name, addedAt, lastSentAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
              <div>
                <p className="font-medium">{name}</p>
                <p className="text-ink-faint text-sm">
                  Since {date.format(new Date(addedAt))}
                  {lastSentAt !== null && `, last reminder ${date.format(new Date(lastSentAt))}`}
                </p>
              </div>
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Turn off notifications on ${name}`}
                onPress={() => remove.mutate(id, { onSuccess: () => toast(`No more notifications on ${name}.`) })}
              >
                Turn off
              </Button>
            </li>
          ))}
        </ul>
      )}
      {add.isError && <ErrorNotice error={add.error} />}
      {remove.isError && <ErrorNotice error={remove.error} />}
      {obstacle === null ? (
        <Button
          variant="secondary"
          isPending={add.isPending}
          onPress={() =>
            add.mutate({ pushKey, settings }, { onSuccess: () => toast('Notifications are on for this device.') })
          }
        >
          Turn on for this device
        </Button>
      ) : (
        <p className="text-ink-soft text-sm">{OBSTACLES[obstacle]}</p>
      )}
    </div>
  );
}
