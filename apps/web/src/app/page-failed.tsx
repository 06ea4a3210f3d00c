import { useEffect, useState } from 'react';
import { PageShell } from '../components/layout/page-shell.tsx';
import { Button } from '../components/ui/button.tsx';

const reload = () => window.location.reload();

/** A page that crashes takes only itself down: the navigation stays and stored drafts are safe. */
export function PageFailed() {
  const [isOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isOffline]);
  return (
    <PageShell
      width="text"
      title={isOffline ? 'You’re offline' : 'This page didn’t open'}
      lead={
        isOffline
          ? 'This page opens by itself once you’re connected again. Your answers are safe: we save them as you go.'
          : 'Something went wrong on our side. Your answers are safe: we save them as you go.'
      }
    >
      <Button onPress={reload}>Load the page again</Button>
    </PageShell>
  );
}
