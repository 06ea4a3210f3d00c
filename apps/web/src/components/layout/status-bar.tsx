import { appStatus, setStatus } from '../../lib/offline/app-status.ts';
import { useObservable } from '../../lib/store.ts';
import { Button } from '../ui/button.tsx';

const changes = (count: number) => (count === 1 ? '1 change is' : `${count} changes are`);

function textOf({ isOffline, waiting }: { readonly isOffline: boolean; readonly waiting: number }): string | null {
  const kept = `${changes(waiting)} not sent yet.`;
  if (isOffline) {
    const rule = 'You’re offline. What you tick is kept on this device and sent when you’re back.';
    return waiting === 0 ? rule : `${rule} ${kept}`;
  }
  return waiting === 0 ? null : `${kept} We keep trying. You can close this page.`;
}

/** Status of the app itself. A new version is offered and waits as long as the person likes. */
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
            Reload
          </Button>
        </p>
      )}
    </div>
  );
}
