import './lib/no-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { identityClient } from './features/identity/client/identity-client.ts';
import { endLoadingWithThePage } from './lib/loading.ts';
import { startSession } from './lib/session.ts';
import { writeDefaults } from './lib/storage.ts';
import { startTheme } from './lib/theme.ts';

// The app scrolls to the top itself; the browser's own restoring would fight with it.
window.history.scrollRestoration = 'manual';
writeDefaults();
endLoadingWithThePage();
startTheme();
startSession(identityClient);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
