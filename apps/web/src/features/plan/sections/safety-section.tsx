import { CoverageNote } from '../../../components/plan/coverage-note.tsx';
import { CurrentReviewList } from '../../../components/plan/current-review.tsx';
import { Part } from '../../../components/plan/part.tsx';
import { NeedsYou } from '../needs-you/needs-you.tsx';
import { LabResults } from '../pictures/lab-results.tsx';
import { TestsWorthAsking } from '../tests-worth-asking.tsx';
import type { SectionProps } from './section-props.ts';

export default function SafetySection({ batch: { recommendation } }: SectionProps) {
  const { alerts, currentSupplements, labSuggestions } = recommendation;
  return (
    <div className="flex flex-col gap-10">
      <NeedsYou alerts={alerts} />
      {currentSupplements.length > 0 && (
        <Part id="current" title="What you take already">
          <CurrentReviewList reviews={currentSupplements} />
        </Part>
      )}
      <LabResults />
      <TestsWorthAsking tests={labSuggestions} />
      <Part id="checked" title="What was checked">
        <CoverageNote {...recommendation} />
      </Part>
    </div>
  );
}
