import { questionOf, readMe, type SectionId, sectionIds, sections, validateQuestionnaire } from '@evidose/contract';
import { useQuery } from '@tanstack/react-query';
import type { RawAnswers } from '../../../components/questions/answer-store.ts';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ErrorNotice } from '../../../components/ui/error-notice.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/ui/skeleton.tsx';
import { call } from '../../../lib/api.ts';
import { cleanAnswers } from '../model/clean-answers.ts';
import { blocksOf } from '../model/steps.ts';
import { AnswerBlock } from './answer-block.tsx';
import { ME_KEY } from './me-key.ts';
import { RenewPlan } from './renew-plan.tsx';

/** The stored answers by section, each to be changed in place. */
export function ProfileAnswers() {
  const me = useQuery({ queryKey: ME_KEY, queryFn: ({ signal }) => call(readMe, { signal }) });
  if (me.isPending) return <WaitingAnswers />;
  if (me.isError) return <ErrorNotice error={me.error} onRetry={() => void me.refetch()} />;
  const stored = cleanAnswers(me.data.comprehensiveQuestionnaire);
  if (Object.keys(stored).length === 0) {
    return (
      <EmptyState title="No answers yet" action={<LinkButton to="/take-quiz">Answer the questionnaire</LinkButton>}>
        Once you have sent the questionnaire, you can look at every answer here and change it.
      </EmptyState>
    );
  }
  const complete = validateQuestionnaire(stored);
  return (
    <div className="flex flex-col gap-10">
      {complete.ok && <RenewPlan answers={complete.answers} />}
      {sectionIds.map((section) => (
        <AnswerSection key={section} section={section} stored={stored} />
      ))}
    </div>
  );
}

interface AnswerSectionProps {
  readonly section: SectionId;
  readonly stored: RawAnswers;
}

function AnswerSection({ section, stored }: AnswerSectionProps) {
  return (
    <section aria-labelledby={`answers-${section}`}>
      <h3 id={`answers-${section}`} className="text-subhead">
        {sections[section].title}
      </h3>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {blocksOf(section).map((fields) => (
          <AnswerBlock key={fields[0]} fields={fields} label={questionOf(fields[0] ?? 'age').label} stored={stored} />
        ))}
      </ul>
    </section>
  );
}

function WaitingAnswers() {
  return (
    <SkeletonRegion label="Fetching your answers">
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} className="mt-4 h-14 w-full" />
      ))}
    </SkeletonRegion>
  );
}
