import type { CheckInDue } from '@evidose/contract';
import { Part } from '../../../components/plan/part.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { ErrorNotice } from '../../../components/ui/error-notice.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { longDayText, useLocalDay } from '../../../lib/local-day.ts';
import { useAnswers, useCheckIns } from '../check-in-queries.ts';
import { CheckInForm } from './check-in-form.tsx';

const LEAD = 'Two taps: how it is today, and Save. Come back in the weeks your plan names, or any time you like.';

export function CheckInPart() {
  const answers = useAnswers();
  const due = useCheckIns().data?.due ?? [];
  return (
    <Part id="check-in" title="How is it going?" lead={LEAD}>
      <div className="flex flex-col gap-6">
        <Due due={due} />
        {answers.isPending && <Skeleton className="h-40" />}
        {answers.isLoadingError && <ErrorNotice error={answers.error} onRetry={() => void answers.refetch()} />}
        {answers.data !== undefined && <CheckInForm answers={answers.data} />}
      </div>
    </Part>
  );
}

/** What to check and how: a test, the diet, or how one feels. */
function Due({ due }: { readonly due: readonly CheckInDue[] }) {
  const today = useLocalDay();
  const [first] = due;
  if (first === undefined) return null;
  const isNow = first.on <= today;
  const others = due.slice(1);
  return (
    <div className="flex max-w-text flex-col gap-1 rounded-lg border border-line bg-raised p-4">
      <p className="font-semibold">{isNow ? `Due now: ${first.title}` : `Next: ${first.title}`}</p>
      <p className="text-sm">
        {isNow ? 'Since' : 'On'} {longDayText(first.on)}. {first.text}
      </p>
      {others.length > 0 && (
        <Disclosure look="inline" title={`${others.length} more`} level={3}>
          <ul className="flex flex-col gap-2">
            {others.map(({ supplementId, title, on, text }) => (
              <li key={supplementId}>
                <span className="font-medium text-ink">{title}</span> {longDayText(on)}. {text}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
