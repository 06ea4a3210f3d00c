import { PageShell } from '../components/layout/page-shell.tsx';
import { Checker } from '../features/interactions/checker.tsx';
import { pageHeads } from '../lib/page-heads.ts';
import { withQueries } from '../lib/with-queries.tsx';

export default withQueries(function InteractionsPage() {
  return (
    <PageShell {...pageHeads['/interactions']}>
      <Checker />
    </PageShell>
  );
});
