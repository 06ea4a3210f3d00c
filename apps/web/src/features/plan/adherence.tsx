import { readAdherence, type SuggestedBatch } from '@evidose/contract';
import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { call } from '../../lib/api.ts';
import { dateText } from './recency.tsx';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The day by which a supplement should have done what it can. */
export function reviewDate(addedOn: string, weeks: number): string {
  return new Date(Date.parse(addedOn) + weeks * WEEK_MS).toISOString();
}

/** How it goes, from what was recorded alone, and when to look whether it helps. */
export function Adherence({ batch }: { readonly batch: SuggestedBatch }) {
  const adherence = useQuery({
    queryKey: ['me', 'adherence'],
    queryFn: ({ signal }) => call(readAdherence, { signal }),
  });
  const counts = new Map(adherence.data?.supplements.map((item) => [item.id, item]));
  return (
    <Disclosure look="inline" title="How it goes">
      <ul className="flex flex-col gap-2.5">
        {batch.supplements.map(({ id, name, expectedWeeks }) => {
          const count = counts.get(id);
          const recorded = (count?.taken ?? 0) + (count?.skipped ?? 0);
          return (
            <li key={id}>
              <span className="font-medium text-ink">{name}</span>
              <span className="block">
                {recorded === 0
                  ? 'Nothing recorded yet.'
                  : `Taken ${count?.taken ?? 0} of ${recorded} recorded times in 30 days.`}{' '}
                Review on {dateText(reviewDate(batch.addedOn, expectedWeeks[1]))}.
              </span>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
