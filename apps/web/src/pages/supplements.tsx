import { PageShell } from '../components/layout/page-shell.tsx';
import { Catalogue } from '../features/catalogue/catalogue.tsx';
import { pageHeads } from '../lib/page-heads.ts';
import { withQueries } from '../lib/with-queries.tsx';

export default withQueries(function SupplementsPage() {
  return (
    <PageShell {...pageHeads['/supplements']}>
      <Catalogue />
    </PageShell>
  );
});
