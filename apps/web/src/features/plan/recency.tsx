import type { SuggestedBatch } from '@evidose/contract';
import { Callout } from '../../components/ui/callout.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { dateText } from '../../lib/date-text.ts';

/** Asks about changes once a plan is thirty days old. */
export function Recency({ batch }: { readonly batch: Pick<SuggestedBatch, 'addedOn' | 'isRecent'> }) {
  if (batch.isRecent) return null;
  return (
    <Callout
      tone="info"
      title={`This plan is from ${dateText(batch.addedOn)}`}
      actions={
        <LinkButton to="/profile#answers" size="sm" variant="secondary">
          Check my answers
        </LinkButton>
      }
    >
      That was more than 30 days ago. If your medicines, your health or your goals have changed, make a new plan.
    </Callout>
  );
}
