import { PageShell } from '../components/layout/page-shell.tsx';
import { Catalogue } from '../features/catalogue/catalogue.tsx';

export default function SupplementsPage() {
  return (
    <PageShell
      title="Supplements"
      lead="What each one does, how sure we are, how much, how much is too much, and who should leave it alone."
    >
      <Catalogue />
    </PageShell>
  );
}
