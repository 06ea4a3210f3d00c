import { PageShell } from '../components/layout/page-shell.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { LinkButton } from '../components/ui/link-button.tsx';

export default function SupplementPage() {
  return (
    <PageShell title="Supplement" width="text">
      <EmptyState title="We do not have this one" action={<LinkButton to="/supplements">All supplements</LinkButton>}>
        Perhaps it goes by another name in our catalogue.
      </EmptyState>
    </PageShell>
  );
}
