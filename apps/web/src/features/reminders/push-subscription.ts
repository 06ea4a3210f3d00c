import { AppError, PushSubscription as Subscription } from '@evidose/contract';
import { startServiceWorker } from '../../lib/offline/service-worker.ts';

/** Why this browser cannot receive push messages; null if it can. */
export type PushObstacle = 'unsupported' | 'install-first' | 'denied';

const isApplePhone = () => /iPhone|iPad/.test(navigator.userAgent);
const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

export function pushObstacle(): PushObstacle | null {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return isApplePhone() && !isInstalled() ? 'install-first' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'denied' : null;
}

const LONGEST_WAIT_MS = 10_000;
const ready = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new AppError('SOMETHING_FAILED')), LONGEST_WAIT_MS);
    }),
  ]);

/** Asks for permission, and subscribes with our key. */
export async function subscribeHere(pushKey: string): Promise<Subscription> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new AppError('SOMETHING_FAILED', { hint: 'Your browser does not allow notifications from Evidose.' });
  }
  await startServiceWorker();
  const { pushManager } = await ready();
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  // A subscription made with an earlier key is useless.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  return Subscription.parse(subscription.toJSON());
}

export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
