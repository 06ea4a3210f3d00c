import { addRoute, cleanupOutdatedCaches, createHandlerBoundToURL, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build: every script, style and font, and the page that all routes start with. */
declare const FILES: { readonly url: string; readonly revision: string | null }[];

const PAGE = '/dashboard';
/** Timeout for a network that is connected but does not respond. */
const PATIENCE_MS = 5_000;
const NOT_PAGES = [
  /^\/v1\//,
  /^\/__\//,
  /^\/dev\//,
  /^\/(identitytoolkit|securetoken)\./,
  /^\/(health|ready)$/,
  /\.\w+$/,
];

// No personal data is cached here; the page caches server responses itself (lib/offline/).
precache(FILES);
const fromDevice = createHandlerBoundToURL(PAGE);
registerRoute(
  new NavigationRoute(
    async (options) => {
      const timeout = AbortSignal.timeout(PATIENCE_MS);
      try {
        const answer = await fetch(options.request, { signal: timeout });
        // A proxy says that the server does not answer.
        return answer.status >= 502 ? await fromDevice(options) : answer;
      } catch {
        return fromDevice(options);
      }
    },
    { denylist: NOT_PAGES },
  ),
);
// After pages, which come from the network when there is one.
addRoute();
cleanupOutdatedCaches();

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

interface Reminder {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** Where one press turns off this device's notifications. */
  readonly end: string;
}

self.addEventListener('push', (event) => {
  if (event.data === null) return;
  const { id, title, body, url, end }: Reminder = event.data.json();
  const options = {
    body,
    // A repeated notification replaces the earlier one.
    tag: id,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { url, end },
    actions: [
      { action: 'open', title: 'Open Today' },
      { action: 'end', title: 'Stop reminders here' },
    ],
  };
  event.waitUntil(self.registration.showNotification(title, options));
});

async function open(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((client) => new URL(client.url).pathname === url) ?? windows[0];
  if (shown === undefined) {
    await self.clients.openWindow(url);
    return;
  }
  await shown.focus();
  if (new URL(shown.url).pathname !== url) await shown.navigate(url).catch(() => self.clients.openWindow(url));
}

async function end(address: string): Promise<void> {
  await fetch(address, { method: 'POST' });
  await (await self.registration.pushManager.getSubscription())?.unsubscribe();
}

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  const data: Pick<Reminder, 'url' | 'end'> = notification.data;
  notification.close();
  event.waitUntil(action === 'end' ? end(data.end) : open(data.url));
});
