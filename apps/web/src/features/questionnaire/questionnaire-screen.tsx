import { fieldsOfSection, sections } from '@evidose/contract';
import { type ReactNode, useCallback } from 'react';
import { AnswerProvider } from '../../components/questions/answer-context.tsx';
import { Skeleton, SkeletonRegion } from '../../components/ui/skeleton.tsx';
import { cx } from '../../lib/cx.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession } from '../../lib/session.ts';
import { DraftNotes } from './draft-notes.tsx';
import { ConflictNotice, LockedNotice } from './draft-notices.tsx';
import { answerStore, draft } from './model/questionnaire.ts';
import { firstPlace, type Place, placeAfter, placeBefore, type ScreenSize, stepOf, stepsFor } from './model/steps.ts';
import { PrerenderedScreen, useSettledPlace } from './prerendered-screen.tsx';
import { Review } from './review.tsx';
import { SectionMenu } from './section-menu.tsx';
import { SectionNav, type SectionOrReview } from './section-nav.tsx';
import { PROGRESS_ID, SectionProgress } from './section-progress.tsx';
import { StepForm } from './step-form.tsx';
import { useResume } from './submit/use-resume.ts';
import { type DraftStatus, useDraft } from './use-draft.ts';
import { usePlace } from './use-place.ts';
import { usePrefill } from './use-prefill.ts';
import { useMediaQuery, useScreenSize } from './use-screen-size.ts';

interface QuestionnaireScreenProps {
  /** Where to return after log-in. */
  readonly path: string;
  /** Offers the quick quiz above the first question. */
  readonly otherWay?: ReactNode;
}

export function QuestionnaireScreen({ path, otherWay }: QuestionnaireScreenProps) {
  const { status, unlock } = useDraft();
  useResume('sent');
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-5 sm:px-8 sm:pt-10">
      {status === 'waiting' && <WaitingForm />}
      {status === 'locked' && <LockedNotice path={path} onClear={unlock} />}
      {status === 'ready' && (
        <AnswerProvider value={answerStore}>
          <OpenQuestionnaire status={status} otherWay={otherWay} />
        </AnswerProvider>
      )}
    </div>
  );
}

interface OpenQuestionnaireProps {
  readonly status: DraftStatus;
  readonly otherWay: ReactNode;
}

function OpenQuestionnaire({ status, otherWay }: OpenQuestionnaireProps) {
  const size = useScreenSize();
  const isSideBySide = useMediaQuery('(min-width: 64rem)');
  const { place, isChange, changed, goTo } = usePlace();
  const fromQuick = usePrefill(status, { goTo });
  const step = place === 'review' ? null : stepOf(place, size);
  const current: SectionOrReview = step?.section ?? 'review';
  const before = placeBefore(place, size);
  const settled = useSettledPlace(step?.place ?? 'review');
  const isReviewNext = !isChange && settled !== null && settled === placeBefore('review', size);
  usePageTitle(step === null ? 'Review your answers' : sections[step.section].title);

  const goToSection = useCallback(
    (section: SectionOrReview) => goTo(section === 'review' ? section : (fieldsOfSection(section)[0] ?? firstPlace)),
    [goTo],
  );

  return (
    <div className="grid gap-x-14 gap-y-5 lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <aside className="flex flex-col gap-4 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain">
        {isSideBySide ? (
          <>
            <SectionProgress place={place} />
            <SectionNav current={current} onGo={goToSection} />
            <div className="border-line border-t pt-3">
              <DraftNotes goTo={goTo} />
            </div>
          </>
        ) : (
          <SectionMenu place={place} current={current} onGo={goToSection} />
        )}
      </aside>
      <div className="flex min-w-0 max-w-text flex-col gap-7">
        {place === firstPlace && !isChange && otherWay}
        {place === firstPlace && !isChange && <AccountNote />}
        <ConflictNotice goTo={goTo} />
        {fromQuick !== null && (
          <p role="status" className="text-ink-soft text-sm">
            {fromQuick.done} of {fromQuick.of} done: we filled in your answers from the quick quiz.
          </p>
        )}
        <StepHeading place={place} size={size} />
        <div>
          {step !== null && (
            <StepForm
              step={step}
              settled={settled}
              size={size}
              isChange={isChange}
              onBack={before === null || isChange ? null : () => goTo(before)}
              onDone={() => goTo(isChange ? 'review' : placeAfter(step.place, size))}
            />
          )}
          {(step === null || isReviewNext) && (
            <PrerenderedScreen isShown={step === null}>
              <Review isShown={step === null} changed={changed} goTo={goTo} />
            </PrerenderedScreen>
          )}
        </div>
        {!isSideBySide && (
          <div className="border-line border-t pt-4">
            <DraftNotes goTo={goTo} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Consent is explained before the first answer. */
function AccountNote() {
  if (useSession().status === 'signed-in') return null;
  return (
    <p className="text-ink-soft text-sm">
      You need a free account to see your plan. You can create it at the end, and your answers go with you. Evidose is
      for adults, 18 or older.
    </p>
  );
}

/** Gets focus after every move. */
function StepHeading({ place, size }: { readonly place: Place; readonly size: ScreenSize }) {
  if (place === 'review') {
    return (
      <Heading
        kicker={draft.isPrefilled() ? 'From your account' : 'Last look'}
        title="Review your answers"
        lead="Fix anything that’s not right, then send them."
      />
    );
  }
  const { section, place: start } = stepOf(place, size);
  const parts = stepsFor(size).filter((step) => step.section === section);
  const part = parts.findIndex((step) => step.place === start) + 1;
  return <Heading kicker={null} title={sections[section].title} lead={part === 1 ? sections[section].intro : null} />;
}

interface HeadingProps {
  readonly kicker: string | null;
  readonly title: string;
  readonly lead: string | null;
}

function Heading({ kicker, title, lead }: HeadingProps) {
  return (
    <header className={cx(kicker === null && 'lg:pt-6')}>
      {kicker !== null && <p className="mb-1 font-semibold text-accent-text text-sm">{kicker}</p>}
      <h1 tabIndex={-1} aria-describedby={PROGRESS_ID} className="text-heading">
        {title}
      </h1>
      {lead !== null && <p className="mt-1 text-ink-soft">{lead}</p>}
    </header>
  );
}

function WaitingForm() {
  return (
    <SkeletonRegion label="Looking for your answers">
      <Skeleton className="h-10 w-72" />
      <Skeleton className="mt-6 h-40 w-full max-w-text" />
    </SkeletonRegion>
  );
}
