import { PageShell } from '../components/layout/page-shell.tsx';
import { DevelopersScreen } from '../features/developers/developers-screen.tsx';
import { withQueries } from '../lib/with-queries.tsx';

export default withQueries(function ApiPage() {
  return (
    <PageShell
      kicker="For developers"
      title="The Evidose API"
      lead="One call: answers in, a decided and explained plan out. The same engine, rules and sources as on this site."
    >
      <DevelopersScreen />
    </PageShell>
  );
});
