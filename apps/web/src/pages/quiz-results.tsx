import { PageShell } from '../components/layout/page-shell.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { LinkButton } from '../components/ui/link-button.tsx';

export default function QuizResultsPage() {
  return (
    <PageShell title="Your quick result" width="text">
      <EmptyState title="No result in hand" action={<LinkButton to="/take-quiz?quick">Take the quick quiz</LinkButton>}>
        A quick result is kept for as long as this tab is open. The quiz takes two minutes.
      </EmptyState>
    </PageShell>
  );
}
