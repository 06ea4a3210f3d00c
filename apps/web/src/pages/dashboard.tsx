import { PageShell } from '../components/layout/page-shell.tsx';
import { PrintedLetter } from '../components/letter/printed-letter.tsx';
import { PlanScreen } from '../features/plan/plan-screen.tsx';
import { fetchPlanEarly } from '../features/plan/queries.ts';

fetchPlanEarly();

export default function DashboardPage() {
  return (
    <>
      <PageShell title="Your plan">
        <PlanScreen />
      </PageShell>
      <PrintedLetter />
    </>
  );
}
