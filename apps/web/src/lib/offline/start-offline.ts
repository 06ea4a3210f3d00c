import { gateChanges, isGateOpen } from '../gate.ts';
import { queryClient } from '../query.ts';
import { currentUid } from '../session.ts';
import { appStatus, followNetwork, setStatus } from './app-status.ts';
import { dropOld, listWaiting } from './device-store.ts';
import { persistQueries } from './persist-queries.ts';
import { sendWaiting } from './send-later.ts';
import { startServiceWorker } from './service-worker.ts';

/** Polled, since a recovered server announces nothing. */
const TRY_AGAIN_MS = 30_000;

/** Sends waiting changes first, then refetches what is on screen. */
const renew = (): Promise<void> =>
  sendWaiting().then(
    () => queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.isKept === true }),
    () => undefined,
  );

/** For signed-in people: sends waiting changes, caches responses, and installs the app. */
export async function startOffline(): Promise<void> {
  followNetwork();
  setStatus({ sendNow: sendWaiting });
  persistQueries(queryClient);
  window.addEventListener('online', () => void renew());
  gateChanges.subscribe(() => {
    if (isGateOpen()) void renew();
  });
  setInterval(() => {
    if (appStatus.get().waiting > 0 && document.visibilityState === 'visible' && isGateOpen()) void renew();
  }, TRY_AGAIN_MS);
  const uid = currentUid() ?? '';
  await dropOld(uid).catch(() => undefined);
  if ((await listWaiting(uid).catch(() => [])).length > 0) await renew();
  await startServiceWorker();
}
