import { PageShell } from '../components/layout/page-shell.tsx';
import { Button } from '../components/ui/button.tsx';

/** A page that breaks takes only itself down; the navigation stays, and nothing typed into storage is lost. */
export function PageFailed() {
  return (
    <PageShell
      width="text"
      title="This page did not open"
      lead="Something went wrong on our side. Your answers are safe: we save them as you go."
    >
      <Button onPress={() => window.location.reload()}>Load the page again</Button>
    </PageShell>
  );
}
