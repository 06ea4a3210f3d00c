import type { SuggestedBatch } from '@evidose/contract';
import { useChosen } from '../../../components/plan/my-list.ts';
import { Part } from '../../../components/plan/part.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { ErrorNotice } from '../../../components/ui/error-notice.tsx';
import { listEntries } from './list-entry.ts';
import { ListItem } from './list-item.tsx';

/** Newest first. The list outlives every plan. */
export function YourList({ batch }: { readonly batch: SuggestedBatch }) {
  const chosen = useChosen();
  return (
    <Part id="list" title="Your list" lead="What you chose, what to buy and how long it lasts. The newest is first.">
      {chosen.isLoadingError && <ErrorNotice error={chosen.error} onRetry={() => void chosen.refetch()} />}
      {chosen.data?.length === 0 && (
        <p className="text-ink-soft">Your list is empty. What you choose in your plan shows up here.</p>
      )}
      {chosen.data !== undefined && chosen.data.length > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {listEntries(chosen.data, batch).map((entry) => (
              <ListItem key={entry.chosen.id} entry={entry} />
            ))}
          </ul>
        </Card>
      )}
    </Part>
  );
}
