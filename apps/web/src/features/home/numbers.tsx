import type { KnowledgeNumbers } from '@evidose/contract';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { formatNumber } from '../../lib/format-number.ts';
import { Section } from './section.tsx';
import { useSample } from './use-sample.ts';

const ROWS: readonly { readonly id: keyof KnowledgeNumbers; readonly text: string }[] = [
  { id: 'suggestible', text: 'supplements we may suggest' },
  { id: 'recognisedOnly', text: 'more we know and check, but never suggest' },
  { id: 'medicines', text: 'medicines we check against' },
  { id: 'medicineNames', text: 'names for them, brands included' },
  { id: 'interactions', text: 'known interactions' },
  { id: 'sources', text: 'sources' },
];

/** Counted by the server from the knowledge files. Hidden if unavailable. */
export function Numbers() {
  const { data, isError } = useSample();
  if (isError) return null;
  return (
    <Section title="What we know today">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-8 lg:grid-cols-6">
        {ROWS.map(({ id, text }) => (
          <div key={id} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-ink-soft text-sm">{text}</dt>
            <dd className="display text-heading tabular-nums">
              {data === undefined ? <Skeleton className="h-9 w-20" /> : formatNumber(data.numbers[id])}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-text text-ink-soft text-sm">
        We counted these just now in the files that make the plans. Every supplement has{' '}
        <TextLink to="/supplements">a page with its sources</TextLink>.
      </p>
    </Section>
  );
}
