import { readAdherence } from '@evidose/contract';
import { useQuery } from '@tanstack/react-query';
import { Part } from '../../components/plan/part.tsx';
import { call } from '../../lib/api.ts';
import { dateText } from '../../lib/date-text.ts';
import { localDay } from '../../lib/local-day.ts';
import type { ListEntry } from './list/list-entry.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The day an effect can be expected, counted from the start, else from when it was chosen. */
function reviewDate({ chosen: { startedOn, addedOn }, item }: ListEntry): string {
  const from = startedOn ?? localDay(new Date(addedOn));
  return new Date(Date.parse(`${from}T12:00:00`) + item.expectedWeeks[1] * WEEK_MS).toISOString();
}

export const useAdherence = () =>
  useQuery({
    queryKey: ['me', 'adherence'],
    queryFn: ({ signal }) => call(readAdherence, { signal }),
    meta: { isKept: true },
  });

/** How regularly things were taken, and when to check whether they help. */
export function Adherence({ entries }: { readonly entries: readonly ListEntry[] }) {
  const adherence = useAdherence();
  const counts = new Map(adherence.data?.supplements.map((item) => [item.id, item]));
  return (
    <Part id="doing" title="How you are doing">
      <ul className="flex flex-col gap-2.5">
        {entries.map((entry) => {
          const { id, name } = entry.item;
          const count = counts.get(id);
          const recorded = (count?.taken ?? 0) + (count?.skipped ?? 0);
          return (
            <li key={id}>
              <span className="font-medium text-ink">{name}</span>
              <span className="block">
                {recorded === 0
                  ? 'Nothing recorded yet.'
                  : `Taken ${count?.taken ?? 0} of ${recorded} recorded times in 30 days.`}{' '}
                Review on {dateText(reviewDate(entry))}.
              </span>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
