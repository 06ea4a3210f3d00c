import type { Recommendation } from '@evidose/contract';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { GoodIcon, UrgentIcon } from '../../components/ui/icons.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { Skeleton, SkeletonRegion } from '../../components/ui/skeleton.tsx';

export function PlanSkeleton() {
  return (
    <SkeletonRegion label="Loading your plan">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-64 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    </SkeletonRegion>
  );
}

export function NoPlanYet() {
  return (
    <EmptyState title="No plan yet" action={<LinkButton to="/take-quiz">Answer the questionnaire</LinkButton>}>
      We make your plan from your answers. The questionnaire takes about ten minutes, and you can stop at any time.
    </EmptyState>
  );
}

/** Nothing to take is a valid and good result. */
export function NothingNeeded({ summary, excluded }: Pick<Recommendation, 'summary' | 'excluded'>) {
  return (
    <Card tint="good" className="flex flex-col items-start gap-3">
      <GoodIcon className="size-10 text-good" />
      <h2 className="text-heading">You don’t need anything right now</h2>
      <p className="max-w-text">{summary}</p>
      <p className="max-w-text text-ink-soft text-sm">
        {excluded.length > 0 && 'Below you see what we looked at and why we left each one out. '}
        If something changes, change the answer and the plan follows.
      </p>
    </Card>
  );
}

/** A person has to look at something first; nothing is suggested meanwhile. */
export function SeeClinicianFirst({ summary }: Pick<Recommendation, 'summary'>) {
  return (
    <Card tint="urgent" className="flex flex-col items-start gap-3">
      <UrgentIcon className="size-10 text-urgent" />
      <h2 className="text-heading">Please talk to a doctor first</h2>
      <p className="max-w-text">{summary}</p>
    </Card>
  );
}
