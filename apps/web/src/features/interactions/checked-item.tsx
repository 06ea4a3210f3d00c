import type { InteractionCheck } from '@evidose/contract';
import { Link } from 'react-router';
import { Conflict } from '../../components/knowledge/conflict.tsx';
import type { CheckedItem, ItemConflict } from './by-item.ts';

function Named({ name, id }: { readonly name: string; readonly id: string | null }) {
  if (id === null) return name;
  return (
    <Link to={`/supplements/${id}`} className="text-accent-text underline underline-offset-4">
      {name}
    </Link>
  );
}

interface ItemCardProps {
  readonly item: CheckedItem;
  readonly sources: InteractionCheck['sources'];
}

export function ItemCard({ item, sources }: ItemCardProps) {
  const { text, name, page, conflicts, none } = item;
  return (
    <article className="flex flex-col gap-3" aria-label={name}>
      <h4 className="font-semibold">
        <Named name={name} id={page} />
        {text.toLowerCase() !== name.toLowerCase() && (
          <span className="font-normal text-ink-soft text-sm"> (you wrote “{text}”)</span>
        )}
      </h4>
      <ul className="flex flex-col gap-3">
        {conflicts.map((conflict) => (
          <Conflict
            key={`${conflict.other} ${conflict.row.message}`}
            title={<OtherName conflict={conflict} />}
            about={`${name} and ${conflict.other}`}
            row={conflict.row}
            sources={sources}
            level={5}
          />
        ))}
      </ul>
      {none.length > 0 && (
        <p className="text-ink-soft text-sm">
          We found no conflict between {name} and: {none.join(', ')}.
        </p>
      )}
    </article>
  );
}

const OtherName = ({ conflict: { other, otherId } }: { readonly conflict: ItemConflict }) => (
  <>
    With <Named name={other} id={otherId} />
  </>
);
