import type { PendingFinding } from '@evidose/contract';
import { shortDateText } from '../../lib/date-text.ts';
import { Button } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { useLatestBatch, usePendingFindings } from './latest-plan.ts';
import { useRemakePlan } from './remake-plan.ts';

/** On top of every page that shows the plan, while the plan was made from other answers than today's. */
export function StalePlan() {
  const since = useLatestBatch().data?.answersChangedOn ?? null;
  const findings = usePendingFindings(since);
  const remake = useRemakePlan();
  if (since === null) return null;
  return (
    <section aria-label="Your answers changed" className="flex flex-col gap-3">
      {findings.data?.map((finding) => (
        <Finding key={`${finding.title} ${finding.message}`} finding={finding} />
      ))}
      <Callout
        tone="warning"
        title={`Your answers changed on ${shortDateText(since)}. This plan doesn’t include the change yet.`}
        actions={
          <Button size="sm" isPending={remake.isPending} onPress={() => remake.mutate(null)}>
            Make a new plan
          </Button>
        }
      />
    </section>
  );
}

const Finding = ({ finding: { severity, title, message } }: { readonly finding: PendingFinding }) => (
  <Callout tone={severity} title={title} isAlert>
    <p className="max-w-text">{message}</p>
  </Callout>
);
