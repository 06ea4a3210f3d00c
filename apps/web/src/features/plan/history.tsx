import { type BatchSummary, listSuggested, type PlanChanges, type ResolvedAlert } from '@evidose/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Part } from '../../components/plan/part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { call } from '../../lib/api.ts';
import { dateText, timeText } from '../../lib/date-text.ts';
import { ChangeLines } from './changes/change-lines.tsx';
import { changeGroups } from './changes/change-rows.ts';
import { useResolvedAlerts } from './queries.ts';

const useHistory = () =>
  useInfiniteQuery({
    queryKey: ['me', 'batches'],
    queryFn: ({ signal, pageParam }) =>
      call(listSuggested, { signal, query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.hasMore ? (last.batches.at(-1)?.addedOn ?? null) : null),
  });

/** Earlier plans, what changed in each, and resolved alerts. */
export function History() {
  const history = useHistory();
  const resolved = useResolvedAlerts();
  if (history.isPending) return null;
  if (history.isLoadingError) return <ErrorNotice error={history.error} onRetry={() => void history.refetch()} />;
  const batches = history.data.pages.flatMap((page) => page.batches);
  const notes = resolved.data?.filter(({ key }) => !key.startsWith('what-changed-')) ?? [];
  if (batches.length < 2 && notes.length === 0) return null;
  return (
    <Part id="history" title="How your plan changed">
      <div className="border-line border-t">
        {batches.map((batch) => (
          <Disclosure key={batch.id} title={titleOf(batch)}>
            {batch.changes === null ? <p>Your first plan.</p> : <ChangeLines changes={batch.changes} />}
          </Disclosure>
        ))}
        {notes.length > 0 && (
          <Disclosure title={`Notes you have dealt with (${notes.length})`}>
            <ResolvedNotes notes={notes} />
          </Disclosure>
        )}
      </div>
      {history.hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          isPending={history.isFetchingNextPage}
          onPress={() => void history.fetchNextPage()}
        >
          Earlier plans
        </Button>
      )}
    </Part>
  );
}

/** Two plans of the same day are distinguished by time and changes. */
function titleOf({ addedOn, length, changes }: BatchSummary): string {
  const size = length === 1 ? '1 supplement' : `${length} supplements`;
  return `${dateText(addedOn)}, ${timeText(addedOn)} · ${size} · ${differenceText(changes)}`;
}

function differenceText(changes: PlanChanges | null): string {
  if (changes === null) return 'first plan';
  const rows = changeGroups(changes).flatMap((group) => group.rows);
  if (rows.length === 0) return changes.details === null ? 'same supplements' : 'nothing changed';
  return rows.length === 1 ? '1 change' : `${rows.length} changes`;
}

const HOW: Readonly<Record<ResolvedAlert['how'], string>> = {
  'asked-doctor': 'asked a doctor',
  confirmed: 'confirmed',
  read: 'read',
};

function ResolvedNotes({ notes }: { readonly notes: readonly ResolvedAlert[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {notes.map(({ key, title, how, settledOn }) => (
        <li key={key}>
          {title} ({HOW[how]}, {dateText(settledOn)})
        </li>
      ))}
    </ul>
  );
}
