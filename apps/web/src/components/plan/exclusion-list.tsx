import { type Exclusion, exclusionTexts, isForSafety, isSafetyKind } from '@evidose/contract';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { SourceNotes } from './source-notes.tsx';

type Kind = Exclusion['reasons'][number]['kind'];

const toneOf = (kind: Kind): Tone => (isSafetyKind(kind) ? 'caution' : 'neutral');

export function ExclusionList({ excluded }: { readonly excluded: readonly Exclusion[] }) {
  const groups = [
    { title: 'Left out for your safety', items: excluded.filter(isForSafety) },
    { title: 'Left out for other reasons', items: excluded.filter((item) => !isForSafety(item)) },
  ].filter(({ items }) => items.length > 0);
  return (
    <div className="border-line border-t">
      {groups.map(({ title, items }) => (
        <Disclosure key={title} title={`${title} (${items.length})`}>
          <ul className="flex flex-col gap-5">
            {items.map((item) => (
              <ExclusionRow key={item.id} item={item} />
            ))}
          </ul>
        </Disclosure>
      ))}
    </div>
  );
}

function ExclusionRow({ item }: { readonly item: Exclusion }) {
  const kinds = [...new Set(item.reasons.map(({ kind }) => kind))];
  const [change] = item.reasons.flatMap(({ wouldChange }) => (wouldChange === undefined ? [] : [wouldChange]));
  return (
    <li className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <TextLink to={`/supplements/${item.id}`} className="font-semibold text-ink">
          {item.name}
        </TextLink>
        {kinds.map((kind) => (
          <Badge key={kind} tone={toneOf(kind)}>
            {exclusionTexts[kind]}
          </Badge>
        ))}
      </div>
      {item.reasons.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
      {change !== undefined && <p className="text-ink-faint text-sm">What would change this: {change}</p>}
      <SourceNotes
        ids={item.reasons.flatMap(({ sources }) => sources)}
        about={item.name}
        support={item.reasons.map(({ directness }) => directness)}
      />
    </li>
  );
}
