import { type Directness, directnesses, directnessTexts } from '@evidose/contract';
import { useState } from 'react';
import { useSources } from '../../lib/use-sources.ts';
import { authoritiesFirst, SourceLine } from '../knowledge/source-note.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

interface SourceNotesProps {
  readonly ids: readonly string[];
  readonly about: string;
  /** How directly the rules that were used are supported. */
  readonly support?: readonly (Directness | undefined)[];
  readonly level?: 4 | 5;
}

/** Where a claim comes from, one tap away. Fetched only when somebody wants to know. */
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
  const sources = useSources(ids);
  if (sources === undefined) return <Skeleton className="h-10 w-full" />;
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
