import type { PendingFinding } from '@evidose/contract';
import { shortDateText } from '../../lib/date-text.ts';
import { Button } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { useLatestBatch, usePendingFindings } from './latest-plan.ts';
import { useRemakePlan } from './use-remake-plan.ts';

/** Above every page that shows the plan, while the plan predates the answers or our current knowledge. */
export function StalePlan() {
  const { answersChangedOn: since = null, newFindings = [] } = useLatestBatch().data ?? {};
  const pending = usePendingFindings(since);
  // Changed answers were evaluated with today's knowledge, so this notice covers both.
  const findings = since === null ? newFindings : (pending.data ?? newFindings);
  const remake = useRemakePlan();
  if (since === null && findings.length === 0) return null;
  const label = since === null ? 'What we know changed' : 'Your answers changed';
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      {findings.map((finding) => (
        <Finding key={`${finding.title} ${finding.message}`} finding={finding} />
      ))}
      <Callout
        tone="warning"
        title={`${since === null ? label : `${label} on ${shortDateText(since)}`}. This plan doesn’t include the change yet.`}
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
