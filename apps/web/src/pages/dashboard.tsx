import { PageShell } from '../components/layout/page-shell.tsx';
import { useLatestBatch } from '../components/plan/latest-plan.ts';
import { PlanScreen } from '../features/plan/plan-screen.tsx';
import { PrintedPlan } from '../features/plan/print/printed-plan.tsx';
import { fetchPlanEarly } from '../features/plan/queries.ts';
import { withQueries } from '../lib/with-queries.tsx';

fetchPlanEarly();

export default withQueries(function DashboardPage() {
  const batch = useLatestBatch();
  return (
    <>
      <PageShell title="Your plan" isCompact>
        <PlanScreen />
      </PageShell>
      {batch.isSuccess && <PrintedPlan batch={batch.data} />}
    </>
  );
});
