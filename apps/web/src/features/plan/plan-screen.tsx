import type { SuggestedBatch } from '@evidose/contract';
import { Suspense, useDeferredValue } from 'react';
import { Disclaimer } from '../../components/layout/disclaimer.tsx';
import { CoverageNote } from '../../components/plan/coverage-note.tsx';
import { CurrentReviewList } from '../../components/plan/current-review.tsx';
import { ExclusionList } from '../../components/plan/exclusion-list.tsx';
import { useLatestBatch } from '../../components/plan/latest-plan.ts';
import { useChosen } from '../../components/plan/my-list.ts';
import { Card } from '../../components/ui/card.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { toAppError } from '../../lib/errors.ts';
import { WhatChanged } from './changes/what-changed.tsx';
import { CostCard } from './cost-card.tsx';
import { ExportCard } from './export-card.tsx';
import { Glance } from './glance.tsx';
import { History } from './history.tsx';
import { type ListEntry, listEntries } from './list/list-entry.ts';
import { YourList } from './list/your-list.tsx';
import { NeedsYou } from './needs-you/needs-you.tsx';
import { PlanSection } from './plan-section.tsx';
import { NoPlanYet, PlanSkeleton } from './plan-states.tsx';
import { useSettled } from './queries.ts';
import { Recency } from './recency.tsx';
import { Suggested } from './suggested/suggested.tsx';
import { TestsWorthAsking } from './tests-worth-asking.tsx';
import { Today } from './today/today.tsx';
import { Totals } from './totals.tsx';

const WhatIf = lazyPart(() => import('./what-if.tsx'));

export function PlanScreen() {
  const batch = useLatestBatch();
  const chosen = useChosen();
  const settled = useSettled();
  if (batch.isPending) return <PlanSkeleton />;
  // A plan that could not be fetched anew is still the plan.
  if (batch.isLoadingError) {
    if (toAppError(batch.error).code === 'NO_SUGGESTIONS') return <NoPlanYet />;
    return <ErrorNotice error={batch.error} onRetry={() => void batch.refetch()} />;
  }
  // All three are on their way together, and what stands on top depends on all three: nothing is pushed down afterwards.
  // The first failure ends the wait; the plan is shown without what it lacks.
  const isWaited = [chosen, settled].some(({ isPending, failureCount }) => isPending && failureCount === 0);
  if (isWaited) return <PlanSkeleton />;
  return <Plan batch={batch.data} entries={listEntries(chosen.data ?? [], batch.data)} />;
}

interface PlanProps {
  readonly batch: SuggestedBatch;
  readonly entries: readonly ListEntry[];
}

/** In the order of need: what needs the person, what changed, the day, what is suggested, the list, and the rest. */
function Plan({ batch, entries }: PlanProps) {
  // The first screens are painted first; the rest is drawn in slices right after.
  const hasDetails = useDeferredValue(true, false);
  const { alerts } = batch.recommendation;
  const isUrgent = alerts.some(({ severity }) => severity === 'urgent');
  return (
    <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr] lg:gap-x-10">
      <div className="flex min-w-0 flex-col gap-10">
        <Recency batch={batch} />
        {!isUrgent && <Glance batch={batch} entries={entries} />}
        <NeedsYou alerts={alerts} />
        <WhatChanged batch={batch} />
        <Today batch={batch} entries={entries} />
        <Suggested batch={batch} />
        <YourList batch={batch} />
      </div>
      <aside
        aria-label="Plan at a glance"
        className="flex flex-col gap-5 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
      >
        {batch.supplements.length + entries.length > 0 && <CostCard batch={batch} entries={entries} />}
        <Card as="section" className="flex flex-col gap-2">
          <h2 className="font-sans font-semibold tracking-normal">What was checked</h2>
          <CoverageNote {...batch.recommendation} />
        </Card>
        <ExportCard />
      </aside>
      <div className="flex min-w-0 flex-col gap-12 lg:col-start-1">
        {hasDetails && <Details batch={batch} entries={entries} isUrgent={isUrgent} />}
        <Disclaimer />
      </div>
    </div>
  );
}

function Details({ batch, entries, isUrgent }: PlanProps & { readonly isUrgent: boolean }) {
  const { recommendation: result } = batch;
  return (
    <>
      {result.currentSupplements.length > 0 && (
        <PlanSection id="current" title="What you take already">
          <CurrentReviewList reviews={result.currentSupplements} />
        </PlanSection>
      )}
      <Totals batch={batch} entries={entries} />
      {result.excluded.length > 0 && (
        <PlanSection
          id="left-out"
          title="What was left out, and why"
          lead="We considered these because of your answers, but left them out for the reasons below."
        >
          <ExclusionList excluded={result.excluded} />
        </PlanSection>
      )}
      <TestsWorthAsking tests={result.labSuggestions} />
      {/* Under a warning sign nobody should play with answers: help comes first. */}
      {!isUrgent && result.outcome !== 'see-clinician-first' && (
        <Suspense>
          <WhatIf />
        </Suspense>
      )}
      <History />
    </>
  );
}
