import type { SamplePlan as Sample } from '@evidose/contract';
import { useDeferredValue } from 'react';
import { DeferredLayout } from '../../components/layout/deferred-layout.tsx';
import { Disclaimer } from '../../components/layout/disclaimer.tsx';
import { AlertList } from '../../components/plan/alert-list.tsx';
import { CoverageNote } from '../../components/plan/coverage-note.tsx';
import { DaySchedule } from '../../components/plan/day-schedule.tsx';
import { ExclusionList } from '../../components/plan/exclusion-list.tsx';
import { SuggestionCard } from '../../components/plan/suggestion-card.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { Skeleton, SkeletonRegion } from '../../components/ui/skeleton.tsx';
import { Section } from './section.tsx';
import { useSample } from './use-sample.ts';

const LEAD = 'We made this plan the same way we’ll make yours.';

/** A real plan of the engine: nothing in it is written for show. */
export function SamplePlan() {
  const sample = useSample();
  // Rendered in slices, so that the page responds to presses.
  const data = useDeferredValue(sample.data);
  return (
    <Section title="A real plan for a made-up person" lead={LEAD}>
      {data === undefined && !sample.isError && <SampleSkeleton />}
      {sample.isError && <ErrorNotice error={sample.error} onRetry={() => void sample.refetch()} />}
      {data !== undefined && <Plan sample={data} />}
    </Section>
  );
}

function Plan({ sample: { about, recommendation } }: { readonly sample: Sample }) {
  const { supplements, excluded, schedule, medications, alerts, summary } = recommendation;
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-text border-dose border-l-4 pl-4 text-ink-soft">{about}</p>
      <p className="display max-w-text text-heading">{summary}</p>
      <DeferredLayout room="[contain-intrinsic-size:auto_16rem]">
        <AlertList alerts={alerts} />
      </DeferredLayout>
      <div className="grid items-start gap-8 lg:grid-cols-[1.5fr_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          {supplements.map((item) => (
            <DeferredLayout key={item.id} room="[contain-intrinsic-size:auto_26rem]">
              <SuggestionCard item={item} />
            </DeferredLayout>
          ))}
          <DeferredLayout room="[contain-intrinsic-size:auto_30rem]">
            <div className="mt-3">
              <ExclusionList excluded={excluded} />
            </div>
          </DeferredLayout>
          <Disclaimer className="max-w-text text-ink-faint text-xs" />
        </div>
        <div className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-24">
          <DeferredLayout room="[contain-intrinsic-size:auto_36rem]">
            <Card>
              <p className="mb-4 text-subhead">Her day</p>
              <DaySchedule schedule={schedule} medications={medications} />
            </Card>
          </DeferredLayout>
          <CoverageNote {...recommendation} />
        </div>
      </div>
    </div>
  );
}

/** As tall as the plan, so that nothing shifts. */
function SampleSkeleton() {
  return (
    <SkeletonRegion label="Loading the sample plan">
      <Skeleton className="h-20 w-full max-w-text" />
      <div className="mt-8 grid gap-8 lg:grid-cols-[1.5fr_1fr]">
        <Skeleton className="h-[75rem] w-full" />
        <Skeleton className="h-[40rem] w-full" />
      </div>
    </SkeletonRegion>
  );
}
