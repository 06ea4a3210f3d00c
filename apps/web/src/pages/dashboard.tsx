import { PageShell } from '../components/layout/page-shell.tsx';
import { useLatestBatch } from '../components/plan/latest-plan.ts';
import { PrintedLetter } from '../components/letter/printed-letter.tsx';
import { PlanScreen } from '../features/plan/plan-screen.tsx';
import { fetchPlanEarly } from '../features/plan/queries.ts';
import { withQueries } from '../lib/with-queries.tsx';

fetchPlanEarly();

export default withQueries(function DashboardPage() {
  const batch = useLatestBatch();
  return (
    <>
      <PageShell title="Your plan">
        <PlanScreen />
      </PageShell>
      {/* Without a plan there is no letter to ask for. */}
      {batch.isSuccess && <PrintedLetter />}
    </>
  );
});
