import { type Reminders, usualReminders } from '@evidose/contract';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { Skeleton, SkeletonRegion } from '../../components/ui/skeleton.tsx';
import { toast } from '../../components/ui/toast.ts';
import { DeviceList } from './device-list.tsx';
import { useEndReminders, useReminders } from './queries.ts';
import { SettingsForm } from './settings-form.tsx';

const hereZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function RemindersSection() {
  const reminders = useReminders();
  if (reminders.isPending) {
    return (
      <SkeletonRegion label="Loading your reminders">
        <Skeleton className="h-40 w-full" />
      </SkeletonRegion>
    );
  }
  if (reminders.isLoadingError) return <ErrorNotice error={reminders.error} onRetry={() => void reminders.refetch()} />;
  return <Settings reminders={reminders.data} />;
}

function Settings({ reminders }: { readonly reminders: Reminders }) {
  const settings = reminders.settings ?? usualReminders(hereZone());
  return (
    <div className="flex flex-col gap-8">
      <p className="text-ink-soft">
        {reminders.isOn
          ? 'Reminders are on. They come at your own hours, and only when something on your list is still open.'
          : 'Reminders are off. Turn on notifications for this device, or choose an email, and save.'}
      </p>
      <DeviceList reminders={reminders} settings={settings} />
      {/* Remounted when another tab has changed the settings. */}
      <SettingsForm key={JSON.stringify(settings)} settings={settings} isOn={reminders.isOn} />
      {reminders.isOn && <EndAll />}
    </div>
  );
}

function EndAll() {
  const end = useEndReminders();
  return (
    <div className="flex flex-col items-start gap-3">
      {end.isError && <ErrorNotice error={end.error} />}
      <Button
        variant="danger"
        isPending={end.isPending}
        onPress={() => end.mutate(undefined, { onSuccess: () => toast('All reminders are off.') })}
      >
        Turn off all reminders
      </Button>
    </div>
  );
}
