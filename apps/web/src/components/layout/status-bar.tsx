import { appStatus, setStatus } from '../../lib/offline/app-status.ts';
import { useObservable } from '../../lib/store.ts';
import { Button } from '../ui/button.tsx';

const changes = (count: number) => (count === 1 ? '1 change waits' : `${count} changes wait`);

function textOf({ isOffline, waiting }: { readonly isOffline: boolean; readonly waiting: number }): string | null {
  if (isOffline) {
    const kept =
      waiting === 0 ? 'What you tick is kept here and sent later.' : `${changes(waiting)} here and will be sent later.`;
    return `You’re offline. You see what was loaded last. ${kept}`;
  }
  return waiting === 0 ? null : `${changes(waiting)} to be sent.`;
}

/** What to know of the app itself. A newer version is offered, and waits for as long as the person likes. */
export default function StatusBar() {
  const status = useObservable(appStatus);
  const text = textOf(status);
  const { told, update } = status;
  return (
    <div role="status" className="no-print mx-auto w-full max-w-page px-5 sm:px-8">
      {text !== null && <p className="mt-3 rounded-lg bg-caution-wash px-4 py-2.5 text-sm">{text}</p>}
      {told.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-caution-wash px-4 py-2 text-sm">
          <ul>
            {[...new Set(told)].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Button size="sm" variant="quiet" onPress={() => setStatus({ told: [] })}>
            Got it
          </Button>
        </div>
      )}
      {update !== null && (
        <p className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-accent-wash px-4 py-2 text-sm">
          A new version is ready.
          <Button size="sm" variant="secondary" onPress={update}>
            Use it now
          </Button>
        </p>
      )}
    </div>
  );
}
