import { PageShell } from '../components/layout/page-shell.tsx';
import { PlanScreen } from '../features/plan/plan-screen.tsx';

export default function DashboardPage() {
  return (
    <PageShell title="Your plan">
      <PlanScreen />
    </PageShell>
  );
}
