import { type BatchSummary, isField, listSuggested, questionOf } from '@evidose/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatStored } from '../../components/questions/format-answer.ts';
import { Button } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { call } from '../../lib/api.ts';
import { PlanSection } from './plan-section.tsx';
import { dateText } from './recency.tsx';

type Changes = NonNullable<BatchSummary['changes']>;

const useHistory = () =>
  useInfiniteQuery({
    queryKey: ['me', 'batches'],
    queryFn: ({ signal, pageParam }) =>
      call(listSuggested, { signal, query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.hasMore ? (last.batches.at(-1)?.addedOn ?? null) : null),
  });

/** Earlier plans, and what made each differ from the one before. */
export function History() {
  const history = useHistory();
  if (history.isPending) return null;
  if (history.isLoadingError) return <ErrorNotice error={history.error} onRetry={() => void history.refetch()} />;
  const batches = history.data.pages.flatMap((page) => page.batches);
  if (batches.length < 2) return null;
  return (
    <PlanSection id="history" title="How your plan changed">
      <div className="border-line border-t">
        {batches.map((batch, index) => (
          <Disclosure key={batch.id} title={titleOf(batch)} defaultExpanded={index === 0}>
            <BatchChanges changes={batch.changes} />
          </Disclosure>
        ))}
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
    </PlanSection>
  );
}

function titleOf({ addedOn, length }: BatchSummary): string {
  return `${dateText(addedOn)} · ${length === 1 ? '1 supplement' : `${length} supplements`}`;
}

function BatchChanges({ changes }: Pick<BatchSummary, 'changes'>) {
  if (changes === null) return <p>Your first plan.</p>;
  const isSame = changes.added.length + changes.removed.length + changes.adjusted.length === 0;
  return (
    <div className="flex flex-col gap-3">
      {isSame && <p>The same plan as before.</p>}
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {changes.added.map(({ id, name }) => (
          <li key={`+${id}`}>{name} was added.</li>
        ))}
        {changes.removed.map(({ id, name, why }) => (
          <li key={`-${id}`}>
            {name} was taken out. {why}
          </li>
        ))}
        {changes.adjusted.map(({ id, name, before, after }) => (
          <li key={`~${id}`}>
            {name}: {before} became {after}.
          </li>
        ))}
      </ul>
      <Because because={changes.because} />
    </div>
  );
}

function Because({ because }: Pick<Changes, 'because'>) {
  return (
    <ul className="flex flex-col gap-1 text-ink-faint text-sm">
      {because.answers.map(({ field, before, after }) => (
        <li key={field}>
          You changed “{isField(field) ? questionOf(field).label : field}” from {formatStored(field, before)} to{' '}
          {formatStored(field, after)}.
        </li>
      ))}
      {because.knowledge && <li>What is known about supplements was updated.</li>}
      {because.engine && <li>The way plans are decided was updated.</li>}
    </ul>
  );
}
