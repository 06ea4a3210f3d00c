import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createAppRouter, whenFirstPageIsThere } from './app/router.tsx';
import { identityClient } from './features/identity/client/identity-client.ts';
import { endLoadingWithThePage } from './lib/loading.ts';
import { nextTask } from './lib/next-task.ts';
import { startSession, whenSignedIn } from './lib/session.ts';
import { writeDefaults } from './lib/storage.ts';
import { startTheme } from './lib/theme.ts';
import { whenIdle } from './lib/when-idle.ts';
import { withRetry } from './lib/with-retry.ts';

// The app scrolls by itself; the browser's restoration would interfere.
window.history.scrollRestoration = 'manual';
writeDefaults();
endLoadingWithThePage();
startTheme();
startSession(identityClient);

// The prerendered text stays until the page's script has loaded, then the page renders as a transition, so that a slow
// phone can respond in between.
async function drawFirstPage(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  await nextTask();
  const router = createAppRouter();
  await whenFirstPageIsThere(router);
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    );
  });
}
void drawFirstPage();

const whenLoaded = (work: () => void) => {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
};

// After everything the first page needs, and only for people with data to see offline.
whenSignedIn(() =>
  whenLoaded(() =>
    whenIdle(() => {
      void withRetry(() => import('./lib/offline/start-offline.ts')).then(
        ({ startOffline }) => startOffline(),
        () => undefined,
      );
    }),
  ),
);
