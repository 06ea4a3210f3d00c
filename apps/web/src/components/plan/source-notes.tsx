import { useState } from 'react';
import { useSources } from '../../lib/use-sources.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** Where a claim comes from, one tap away. Fetched only when somebody wants to know. */
export function SourceNotes({ ids, about }: { readonly ids: readonly string[]; readonly about: string }) {
  const [isOpen, setOpen] = useState(false);
  const unique = [...new Set(ids)];
  if (unique.length === 0) return null;
  const title = (
    <>
      {unique.length === 1 ? '1 source' : `${unique.length} sources`}
      <span className="sr-only"> for {about}</span>
    </>
  );
  return (
    <Disclosure look="inline" level={4} title={title} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen && <SourceList ids={unique} />}
    </Disclosure>
  );
}

function SourceList({ ids }: { readonly ids: readonly string[] }) {
  const sources = useSources(ids);
  if (sources === undefined) return <Skeleton className="h-10 w-full" />;
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5">
      {sources.map(({ id, title, publisher, year, url }) => (
        <li key={id}>
          {url === null ? (
            title
          ) : (
            <a href={url} rel="noreferrer noopener" target="_blank" className="text-accent-text underline">
              {title}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
          <span className="text-ink-faint">
            {' '}
            {publisher}
            {year === null ? '' : `, ${year}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
