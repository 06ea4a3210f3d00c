import { exportPlan } from '@evidose/contract';
import type { ReactNode } from 'react';
import { LetterView } from '../../components/letter/letter-view.tsx';
import { useLetter } from '../../components/letter/printed-letter.tsx';
import { StalePlan } from '../../components/plan/stale-plan.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { DownloadIcon } from '../../components/ui/icons.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { Skeleton, SkeletonRegion } from '../../components/ui/skeleton.tsx';
import { toast } from '../../components/ui/toast.ts';
import { download } from '../../lib/download.ts';
import { toAppError } from '../../lib/errors.ts';
import { CalendarFeed } from './calendar-feed.tsx';
import { DayTimesForm } from './day-times-form.tsx';
import { NewShare } from './new-share.tsx';
import { ShareList } from './share-list.tsx';

async function save(format: string): Promise<void> {
  try {
    await download(exportPlan, { format });
  } catch (thrown) {
    toast(toAppError(thrown).message);
  }
}

export function SharingScreen() {
  const letter = useLetter();
  if (letter.isLoadingError && toAppError(letter.error).code === 'NO_SUGGESTIONS') {
    return (
      <EmptyState title="No plan yet" action={<LinkButton to="/take-quiz">Answer the questionnaire</LinkButton>}>
        We make the letter from your plan.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-12">
      <StalePlan />
      <Section
        id="links"
        title="A link for your doctor"
        lead="It opens your letter with a code, for as many days as you choose. It always shows your newest plan. You can see here each time someone opens it."
      >
        <NewShare />
        <ShareList />
      </Section>
      <Section
        id="calendar"
        title="Reminders in your calendar"
        lead="What is on your list, at your own times. We leave out anything you should ask about first, and we never name your medicines."
      >
        <DayTimesForm />
        <CalendarFeed />
        <Button variant="quiet" size="sm" className="self-start" onPress={() => void save('ics')}>
          <DownloadIcon /> Calendar as a file
        </Button>
      </Section>
      <Section id="letter" title="The letter" lead="What your doctor reads: on paper, as a PDF or through a link.">
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" onPress={() => void save('pdf')}>
            <DownloadIcon /> PDF for my doctor
          </Button>
          <Button variant="secondary" size="sm" onPress={() => window.print()}>
            Print
          </Button>
          <Button variant="quiet" size="sm" onPress={() => void save('fhir')}>
            <DownloadIcon /> Health record (FHIR)
          </Button>
        </div>
        {letter.isPending && (
          <SkeletonRegion label="Loading your letter">
            <Skeleton className="h-64 w-full" />
          </SkeletonRegion>
        )}
        {letter.isLoadingError && <ErrorNotice error={letter.error} onRetry={() => void letter.refetch()} />}
        {letter.data !== undefined && (
          <Card>
            <LetterView letter={letter.data} />
          </Card>
        )}
      </Section>
    </div>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-24 flex-col gap-5">
      <div>
        <h2 id={`${id}-title`} className="text-heading">
          {title}
        </h2>
        <p className="mt-2 max-w-text text-ink-soft">{lead}</p>
      </div>
      {children}
    </section>
  );
}
