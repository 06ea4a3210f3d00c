import { PageShell } from '../components/layout/page-shell.tsx';
import { useLatestBatch } from '../components/plan/latest-plan.ts';
import { lazyPart } from '../components/ui/lazy-part.tsx';
import { PlanScreen } from '../features/plan/plan-screen.tsx';
import { PrintedPlan } from '../features/plan/print/printed-plan.tsx';
import { fetchPlanEarly } from '../features/plan/queries.ts';
import { withQueries } from '../lib/with-queries.tsx';

const Progress = lazyPart(() => import('../features/progress/progress.tsx'));
const TrialToday = lazyPart(() => import('../features/progress/trial-today.tsx'));

fetchPlanEarly();

export default withQueries(function DashboardPage() {
  const batch = useLatestBatch();
  return (
    <>
      <PageShell title="Your plan" isCompact>
        <PlanScreen beforeDay={<TrialToday />} progress={<Progress />} />
      </PageShell>
      {batch.isSuccess && <PrintedPlan batch={batch.data} />}
    </>
  );
});
