import { PageShell } from '../components/layout/page-shell.tsx';
import { DevelopersScreen } from '../features/developers/developers-screen.tsx';
import { withQueries } from '../lib/with-queries.tsx';

export default withQueries(function ApiPage() {
  return (
    <PageShell
      kicker="For developers"
      title="The Evidose API"
      lead="One call: you send answers and get a plan with reasons. It uses the same rules and sources as this site."
    >
      <DevelopersScreen />
    </PageShell>
  );
});
