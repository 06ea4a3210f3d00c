import type { SuggestedBatch } from '@evidose/contract';
import { useDeferredValue } from 'react';
import { Disclaimer } from '../../components/layout/disclaimer.tsx';
import { AlertList } from '../../components/plan/alert-list.tsx';
import { CoverageNote } from '../../components/plan/coverage-note.tsx';
import { CurrentReviewList } from '../../components/plan/current-review.tsx';
import { DaySchedule } from '../../components/plan/day-schedule.tsx';
import { ExclusionList } from '../../components/plan/exclusion-list.tsx';
import { NutrientChart } from '../../components/plan/nutrient-chart.tsx';
import { SuggestionCard } from '../../components/plan/suggestion-card.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { toAppError } from '../../lib/errors.ts';
import { CostCard } from './cost-card.tsx';
import { ExportCard } from './export-card.tsx';
import { History } from './history.tsx';
import { PlanSection } from './plan-section.tsx';
import { NoPlanYet, NothingNeeded, PlanSkeleton, SeeClinicianFirst } from './plan-states.tsx';
import { useLatestBatch } from './queries.ts';
import { Recency } from './recency.tsx';
import { SuggestionActions } from './suggestion-actions.tsx';
import { TestsWorthAsking } from './tests-worth-asking.tsx';
import { TodayCard } from './today-card.tsx';
import { WhatIf } from './what-if.tsx';

export function PlanScreen() {
  const batch = useLatestBatch();
  if (batch.isPending) return <PlanSkeleton />;
  // A plan that could not be fetched anew is still the plan.
  if (batch.isLoadingError) {
    if (toAppError(batch.error).code === 'NO_SUGGESTIONS') return <NoPlanYet />;
    return <ErrorNotice error={batch.error} onRetry={() => void batch.refetch()} />;
  }
  return <Plan batch={batch.data} />;
}

function Plan({ batch }: { readonly batch: SuggestedBatch }) {
  // The suggestions are painted first; the rest is drawn in slices right after.
  const hasDetails = useDeferredValue(true, false);
  return (
    <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr] lg:gap-x-10">
      <div className="flex min-w-0 flex-col gap-12">
        <Recency batch={batch} />
        <AlertList alerts={batch.recommendation.alerts} />
        <Suggestions batch={batch} />
      </div>
      {/* On a phone it follows the suggestions: today's list is what most people come back for. */}
      <aside
        aria-label="Plan at a glance"
        className="flex flex-col gap-5 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
      >
        {batch.supplements.length > 0 && <TodayCard batch={batch} />}
        {batch.supplements.length > 0 && <CostCard cost={batch.recommendation.cost} />}
        <Card as="section" className="flex flex-col gap-2">
          <h2 className="font-sans font-semibold tracking-normal">What was checked</h2>
          <CoverageNote {...batch.recommendation} />
        </Card>
        <ExportCard />
      </aside>
      <div className="flex min-w-0 flex-col gap-12 lg:col-start-1">
        {hasDetails && <Details batch={batch} />}
        <Disclaimer />
      </div>
    </div>
  );
}

function Suggestions({ batch }: { readonly batch: SuggestedBatch }) {
  const { outcome, summary, excluded } = batch.recommendation;
  if (outcome === 'see-clinician-first') return <SeeClinicianFirst summary={summary} />;
  if (batch.supplements.length === 0) return <NothingNeeded summary={summary} excluded={excluded} />;
  return (
    <PlanSection id="suggested" title="Suggested for you" lead={summary}>
      <ul className="flex flex-col gap-5">
        {batch.supplements.map((item) => (
          <li key={item.id}>
            <SuggestionCard item={item} actions={<SuggestionActions item={item} />} />
          </li>
        ))}
      </ul>
    </PlanSection>
  );
}

function Details({ batch: { recommendation: result, supplements } }: { readonly batch: SuggestedBatch }) {
  return (
    <>
      {result.schedule.some(({ items }) => items.length > 0) && (
        <PlanSection id="day" title="Your day" lead="Around your own medicines, with the hours between that they need.">
          <DaySchedule {...result} />
        </PlanSection>
      )}
      {result.currentSupplements.length > 0 && (
        <PlanSection id="current" title="What you take already">
          <CurrentReviewList reviews={result.currentSupplements} />
        </PlanSection>
      )}
      {result.excluded.length > 0 && (
        <PlanSection
          id="left-out"
          title="What was left out, and why"
          lead="Something in your answers spoke for these. Something else spoke louder."
        >
          <ExclusionList excluded={result.excluded} />
        </PlanSection>
      )}
      {(supplements.length > 0 || result.currentSupplements.length > 0) && (
        <PlanSection id="amounts" title="Amounts a day" lead="From supplements alone. Food comes on top.">
          <NutrientChart totals={result.nutrientTotals} />
        </PlanSection>
      )}
      <TestsWorthAsking tests={result.labSuggestions} />
      <WhatIf />
      <History />
    </>
  );
}
