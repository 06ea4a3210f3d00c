import { PageShell } from '../components/layout/page-shell.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { LinkButton } from '../components/ui/link-button.tsx';

export default function DashboardPage() {
  return (
    <PageShell title="Your plan">
      <EmptyState title="No plan yet" action={<LinkButton to="/take-quiz">Answer the questionnaire</LinkButton>}>
        Your answers are what a plan is made from.
      </EmptyState>
    </PageShell>
  );
}
