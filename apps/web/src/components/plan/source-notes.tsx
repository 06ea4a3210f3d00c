import { type Directness, directnesses, directnessTexts, listSources } from '@evidose/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { authoritiesFirst, SourceLine } from '../knowledge/source-note.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

interface SourceNotesProps {
  readonly ids: readonly string[];
  readonly about: string;
  readonly support?: readonly (Directness | undefined)[];
  readonly level?: 4 | 5;
}

/** Fetched only when opened. */
export function SourceNotes({ ids, about, support = [], level = 4 }: SourceNotesProps) {
  const [isOpen, setOpen] = useState(false);
  const unique = [...new Set(ids)];
  if (unique.length === 0) return null;
  const words = directnesses.filter((each) => support.includes(each)).map((each) => directnessTexts[each]);
  const title = (
    <>
      {unique.length === 1 ? '1 source' : `${unique.length} sources`}
      <span className="sr-only"> for {about}</span>
    </>
  );
  return (
    <Disclosure look="inline" level={level} title={title} isExpanded={isOpen} onExpandedChange={setOpen}>
      {words.map((text) => (
        <p key={text} className="text-ink-soft text-sm">
          {text}
        </p>
      ))}
      {isOpen && <SourceList ids={unique} />}
    </Disclosure>
  );
}

function SourceList({ ids }: { readonly ids: readonly string[] }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['sources'],
    queryFn: ({ signal }) => call(listSources, { signal }),
    // Sources change only with a deployment.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === undefined) {
    return error === null ? (
      <Skeleton className="h-10 w-full" />
    ) : (
      <ErrorNotice error={error} onRetry={() => void refetch()} />
    );
  }
  const sources = data.sources.filter(({ id }) => ids.includes(id));
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5">
      {authoritiesFirst(sources).map((source) => (
        <li key={source.id}>
          <SourceLine source={source} />
        </li>
      ))}
    </ul>
  );
}
