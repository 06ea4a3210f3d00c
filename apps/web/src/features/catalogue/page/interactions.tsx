import type { InteractionFacts, SupplementFacts } from '@evidose/contract';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { Conflict } from '../../../components/knowledge/conflict.tsx';
import { lazyPart } from '../../../components/ui/lazy-part.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { amountText } from './amount-text.ts';
import { Section } from './section.tsx';

const SHOWN_AT_ONCE = 6;

/** Loaded after the text, since it needs the name reader. */
const MyMedicines = lazyPart(() => import('./my-medicines.tsx'));

export function Interactions({ facts }: { readonly facts: SupplementFacts }) {
  const rows = facts.interactions;
  return (
    <Section
      id="interactions"
      title="Interactions"
      lead="Medicines and supplements that don’t mix well with it, the most serious first."
    >
      <div className="rounded-xl border border-line bg-sunken/70 p-5 sm:p-6">
        <Suspense fallback={<Skeleton className="h-28" />}>
          <MyMedicines facts={facts} />
        </Suspense>
      </div>
      {rows.length === 0 ? (
        <p className="max-w-text text-ink-soft">{whenNone(facts)}</p>
      ) : (
        <>
          <ul className="flex flex-col gap-3">
            {rows.slice(0, SHOWN_AT_ONCE).map((row) => (
              <Row key={row.id + row.with.id} row={row} facts={facts} />
            ))}
          </ul>
          {rows.length > SHOWN_AT_ONCE && (
            <details>
              <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-sm font-medium text-accent-text text-sm underline decoration-1 underline-offset-4">
                {rows.length - SHOWN_AT_ONCE} more<span className="sr-only"> that it meets</span>
              </summary>
              <ul className="mt-2 flex flex-col gap-3">
                {rows.slice(SHOWN_AT_ONCE).map((row) => (
                  <Row key={row.id + row.with.id} row={row} facts={facts} />
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </Section>
  );
}

function whenNone({ drugInteractions, name }: SupplementFacts): string {
  return drugInteractions === 'none-known'
    ? `We looked for interactions with ${name} and found none. That doesn’t mean there are none.`
    : `We haven’t checked ${name} against medicines yet. Ask a pharmacist.`;
}

function Row({ row, facts }: { readonly row: InteractionFacts; readonly facts: SupplementFacts }) {
  const { kind, id, name, examples } = row.with;
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return (
    <Conflict
      title={
        kind === 'supplement' ? (
          <Link to={`/supplements/${id}`} className="text-accent-text underline underline-offset-4">
            {title}
          </Link>
        ) : (
          title
        )
      }
      {...(examples.length === 0 ? {} : { detail: `Such as ${examples.join(', ')}` })}
      about={name}
      row={row}
      note={row.fromDose === undefined ? undefined : `From ${amountText(facts, row.fromDose)} a day on`}
      sources={facts.sources}
    />
  );
}
