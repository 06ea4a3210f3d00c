import { PageShell } from '../components/layout/page-shell.tsx';
import { Button } from '../components/ui/button.tsx';

/** A page that breaks takes only itself down; the navigation stays, and nothing typed into storage is lost. */
export function PageFailed() {
  return (
    <PageShell
      width="text"
      title="This page did not open"
      lead="Something on our side went wrong. Your answers are safe: they are kept as you give them."
    >
      <Button onPress={() => window.location.reload()}>Load the page again</Button>
    </PageShell>
  );
}
