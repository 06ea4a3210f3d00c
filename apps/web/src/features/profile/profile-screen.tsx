import type { ReactNode } from 'react';
import { StalePlan } from '../../components/plan/stale-plan.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { Skeleton, SkeletonRegion } from '../../components/ui/skeleton.tsx';
import { AnswerSections } from './answer-sections.tsx';
import { ConsentList } from './consent-list.tsx';
import { DownloadData } from './download-data.tsx';
import { HealthDataConsent } from './health-data-consent.tsx';
import { NamesForm } from './names-form.tsx';
import { useMe } from './queries.ts';

interface ProfileScreenProps {
  readonly security: ReactNode;
  readonly reminders: ReactNode;
  readonly deletion: ReactNode;
}

export function ProfileScreen({ security, reminders, deletion }: ProfileScreenProps) {
  const me = useMe();
  if (me.isPending) {
    return (
      <SkeletonRegion label="Loading your profile">
        <Skeleton className="h-64 w-full" />
      </SkeletonRegion>
    );
  }
  if (me.isLoadingError) return <ErrorNotice error={me.error} onRetry={() => void me.refetch()} />;
  const answers = me.data.comprehensiveQuestionnaire;
  return (
    <div className="flex flex-col gap-14">
      <StalePlan />
      <ProfileSection id="details" title="Your details">
        <NamesForm user={me.data} />
      </ProfileSection>
      <ProfileSection id="answers" title="Your answers">
        {answers === null ? (
          <EmptyState
            title="No answers yet"
            action={<LinkButton to="/take-quiz">Answer the questionnaire</LinkButton>}
          />
        ) : (
          <AnswerSections answers={answers} />
        )}
      </ProfileSection>
      <ProfileSection id="reminders" title="Reminders">
        {reminders}
      </ProfileSection>
      <ProfileSection id="consents" title="Your choices">
        <div className="flex flex-col gap-8">
          {answers !== null && <HealthDataConsent />}
          <ConsentList />
        </div>
      </ProfileSection>
      <ProfileSection id="security" title="Address, password and devices">
        {security}
      </ProfileSection>
      <ProfileSection id="data" title="Your data">
        <div className="flex flex-col items-start gap-5">
          <DownloadData />
          {deletion}
        </div>
      </ProfileSection>
    </div>
  );
}

interface ProfileSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function ProfileSection({ id, title, children }: ProfileSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-24 gap-x-10 gap-y-5 lg:grid-cols-[17rem_minmax(0,42rem)]"
    >
      <h2 id={`${id}-title`} className="text-heading">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
