import { Button } from '../../components/ui/button.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { Callout } from '../../components/ui/callout.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { toast } from '../../components/ui/toast.ts';
import { calendarLinks } from './calendar-links.ts';
import { useCreateFeed, useFeed, useRevokeFeed } from './queries.ts';
import { SecretText } from './secret-text.tsx';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A private feed that calendar apps poll, so that it follows the list. */
export function CalendarFeed() {
  const feed = useFeed();
  const create = useCreateFeed();
  const revoke = useRevokeFeed();
  const has = feed.data !== undefined && feed.data !== null;
  return (
    <div className="flex flex-col items-start gap-4">
      {feed.isLoadingError && <ErrorNotice error={feed.error} onRetry={() => void feed.refetch()} />}
      {has && (
        <p className="text-ink-soft text-sm">
          Your calendar has a private address since {moment.format(new Date(feed.data?.createdAt ?? 0))};{' '}
          {feed.data?.lastReadAt == null
            ? 'no calendar has used it yet'
            : `last read ${moment.format(new Date(feed.data.lastReadAt))}`}
          .
        </p>
      )}
      {create.isError && <ErrorNotice error={create.error} />}
      {revoke.isError && <ErrorNotice error={revoke.error} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" isPending={create.isPending} onPress={() => create.mutate()}>
          {has ? 'Make a new address' : 'Make a private address'}
        </Button>
        {has && (
          <Button
            variant="danger"
            size="sm"
            isPending={revoke.isPending}
            onPress={() =>
              revoke.mutate(undefined, {
                onSuccess: () => {
                  create.reset();
                  toast('The address no longer works.');
                },
              })
            }
          >
            Turn off the address
          </Button>
        )}
      </div>
      {create.data !== undefined && has && (
        <div className="flex w-full flex-col gap-3">
          <Callout tone="warning" isAlert title="Copy it now. We can’t show it again">
            Anyone who has it can see what you take and when. Use it only in your own calendar.
          </Callout>
          <div className="flex flex-wrap gap-3">
            {calendarLinks(create.data).map(({ label, href }) => (
              <a key={label} href={href} rel="noreferrer" className={buttonStyle({ variant: 'secondary', size: 'sm' })}>
                {label}
              </a>
            ))}
          </div>
          <SecretText label="Address for calendar programs" text={create.data.webcal} />
          <SecretText label="The same for programs that want https" text={create.data.https} />
        </div>
      )}
    </div>
  );
}
