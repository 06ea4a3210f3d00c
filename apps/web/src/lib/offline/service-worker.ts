import { setStatus } from './app-status.ts';

const FILE = '/sw.js';
const LOOK_AGAIN_MS = 60 * 60 * 1000;
const TAKE_OVER = 'take-over';

interface TrustedScripts {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    readonly createScriptURL: (url: string) => string;
  };
}

/** Trusted Types forbid plain script URLs; this policy allows this one. */
function trustedFile(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedScripts };
  const policy = trustedTypes?.createPolicy('evidose-service-worker', {
    createScriptURL: (url) => {
      if (url !== FILE) throw new TypeError('not our service worker');
      return url;
    },
  });
  return policy?.createScriptURL(FILE) ?? FILE;
}

/** Offered, never forced: the page keeps its version until the person agrees. */
function offerUpdate(worker: ServiceWorker): void {
  setStatus({
    update: () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
      worker.postMessage(TAKE_OVER);
    },
  });
}

function watch(registration: ServiceWorkerRegistration): void {
  const offerWaiting = () => {
    // The first worker replaces none.
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) offerUpdate(registration.waiting);
  };
  offerWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaiting);
  });
  setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN_MS);
}

let isStarted = false;

/** Once per page. */
export async function startServiceWorker(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    watch(await navigator.serviceWorker.register(trustedFile(), { updateViaCache: 'none' }));
  } catch {
    // Disabled in this browser: the app works without.
  }
}
