import type { LatestBatch } from '@evidose/contract';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Disclaimer } from '../../components/layout/disclaimer.tsx';
import { useLatestBatch, usePendingFindings } from '../../components/plan/latest-plan.ts';
import { useChosen } from '../../components/plan/my-list.ts';
import { StalePlan } from '../../components/plan/stale-plan.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { toAppError } from '../../lib/errors.ts';
import { type ListEntry, listEntries } from './list/list-entry.ts';
import { groupAlerts, isResolved } from './needs-you/group-alerts.ts';
import { UrgentAlerts } from './needs-you/urgent-alerts.tsx';
import { NoPlanYet, PlanSkeleton } from './plan-states.tsx';
import { useResolvedAlerts } from './queries.ts';
import { Recency } from './recency.tsx';
import { SectionNav } from './section-nav.tsx';
import type { SectionProps } from './sections/section-props.ts';
import { TodaySection } from './sections/today-section.tsx';
import { type PlanSectionId, sectionIds, sectionOf } from './sections.ts';

const SuggestedSection = lazyPart(() => import('./sections/suggested-section.tsx'));
const ListSection = lazyPart(() => import('./sections/list-section.tsx'));
const SafetySection = lazyPart(() => import('./sections/safety-section.tsx'));
const ProgressSection = lazyPart(() => import('./sections/progress-section.tsx'));
const WhatChanged = lazyPart(() => import('./changes/what-changed.tsx'));

interface PlanParts {
  /** What other features add above the day and at the start of the progress; fetched when shown. */
  readonly beforeDay: ReactNode;
  readonly progress: ReactNode;
}

export function PlanScreen(parts: PlanParts) {
  const batch = useLatestBatch();
  const chosen = useChosen();
  const resolved = useResolvedAlerts();
  const pending = usePendingFindings(batch.data?.answersChangedOn ?? null);
  if (batch.isPending) return <PlanSkeleton />;
  // If refetching failed, the last plan is still the plan.
  if (batch.isLoadingError) {
    if (toAppError(batch.error).code === 'NO_SUGGESTIONS') return <NoPlanYet />;
    return <ErrorNotice error={batch.error} onRetry={() => void batch.refetch()} />;
  }
  // Requested together and awaited, so that nothing is pushed down later. The first failure ends the wait; the plan is
  // then shown without the missing part.
  const isWaited = [chosen, resolved, pending].some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
  if (isWaited) return <PlanSkeleton />;
  return <Plan {...parts} batch={batch.data} entries={listEntries(chosen.data ?? [], batch.data)} />;
}

interface PlanProps extends PlanParts {
  readonly batch: LatestBatch;
  readonly entries: readonly ListEntry[];
}

/** Anything urgent or stale is shown above every section. */
function Plan({ batch, entries, beforeDay, progress }: PlanProps) {
  const section = sectionOf(useSearchParams()[0], sectionIds);
  const resolved = useResolvedAlerts().data ?? [];
  const { alerts } = batch.recommendation;
  const open = groupAlerts(alerts).filter((group) => group.severity === 'warning' && !isResolved(group, resolved));
  const isChangeUnseen =
    batch.changes !== null && !resolved.some(({ key }) => key === `what-changed-${batch.id}`) && section === 'today';
  return (
    <div className="flex flex-col gap-6">
      <SectionNav sections={sectionIds} current={section} openAlerts={open.length} />
      <StalePlan />
      <UrgentAlerts alerts={alerts} />
      <Recency batch={batch} />
      {isChangeUnseen && (
        <Suspense>
          <WhatChanged batch={batch} />
        </Suspense>
      )}
      {section === 'today' && <Suspense>{beforeDay}</Suspense>}
      <Suspense fallback={<PlanSkeleton />}>
        {section === 'progress' && <div className="mb-12 flex flex-col gap-12">{progress}</div>}
        <Section id={section} batch={batch} entries={entries} />
      </Suspense>
      <Disclaimer />
    </div>
  );
}

function Section({ id, ...props }: SectionProps & { readonly id: PlanSectionId }) {
  switch (id) {
    case 'today':
      return <TodaySection {...props} />;
    case 'plan':
      return <SuggestedSection {...props} />;
    case 'list':
      return <ListSection {...props} />;
    case 'safety':
      return <SafetySection {...props} />;
    case 'progress':
      return <ProgressSection {...props} />;
  }
}
