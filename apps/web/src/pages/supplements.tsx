import { PageShell } from '../components/layout/page-shell.tsx';
import { Catalogue } from '../features/catalogue/catalogue.tsx';
import { pageHeads } from '../lib/page-heads.ts';

export default function SupplementsPage() {
  return (
    <PageShell {...pageHeads['/supplements']}>
      <Catalogue />
    </PageShell>
  );
}
