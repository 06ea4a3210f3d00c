import { checkInteractions, type InteractionFacts, type SupplementFacts } from '@evidose/contract';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { Conflict } from '../../../components/knowledge/conflict.tsx';
import { NameBox } from '../../../components/names/name-box.tsx';
import { Callout } from '../../../components/ui/callout.tsx';
import { TextLink } from '../../../components/ui/text-link.tsx';
import { call } from '../../../lib/api.ts';
import { useLookedUp } from '../../../lib/use-looked-up.ts';
import { amountText } from './amount-text.ts';
import { Section } from './section.tsx';

const SHOWN_AT_ONCE = 6;
const CHECK_AFTER_MS = 350;

/** Interactions. The person's own medicine is asked for here, sent for this check alone, and never kept. */
export function Interactions({ facts }: { readonly facts: SupplementFacts }) {
  const [medicines, setMedicines] = useState('');
  const rows = facts.interactions;
  return (
    <Section
      id="interactions"
      title="Interactions"
      lead="Medicines and supplements that do not mix well with it, the most serious first."
    >
      <div className="rounded-xl border border-line bg-sunken/70 p-5 sm:p-6">
        <NameBox
          kind="medicine"
          label="Do you take a medicine?"
          help="Type its name or brand. We check it for this page only and do not save it."
          placeholder="Such as Synthroid, warfarin"
          value={medicines}
          onChange={setMedicines}
          maxLength={500}
          rows={1}
        />
        <MyMedicines medicines={medicines} facts={facts} />
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
    ? `We looked for interactions with ${name} and found none. That does not mean there are none.`
    : `We have not checked ${name} against medicines yet. Ask a pharmacist.`;
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

function MyMedicines({ medicines, facts }: { readonly medicines: string; readonly facts: SupplementFacts }) {
  const { name } = facts;
  const look = useCallback(
    (typed: string, signal: AbortSignal) =>
      call(checkInteractions, { body: { medicines: typed, supplements: [name] }, signal }),
    [name],
  );
  const typed = medicines.trim();
  const looked = useLookedUp({ text: typed.length < 3 ? null : typed, afterMs: CHECK_AFTER_MS, look });
  const found = looked.state === 'found' ? looked.found : looked.state === 'looking' ? looked.last : null;
  return (
    <div aria-live="polite" className="mt-4 flex flex-col gap-3 empty:hidden">
      {looked.state === 'failed' && (
        <Callout tone="warning">We could not check that. Please try again in a moment.</Callout>
      )}
      {found !== null && (
        <>
          <ul className="flex flex-col gap-3 empty:hidden">
            {found.pairs.map((pair) => (
              <Conflict
                key={`${pair.with.name} ${pair.message}`}
                title={`${pair.supplement.name} and ${pair.with.name}`}
                about={pair.with.name}
                row={pair}
                sources={found.sources}
              />
            ))}
          </ul>
          {found.unchecked.map(({ text, message }) => (
            <Callout key={text} tone="warning" title={`${text}: not checked`}>
              {message}
            </Callout>
          ))}
          {found.pairs.length === 0 && found.unchecked.length === 0 && found.medicines.length > 0 && (
            <p className="text-sm">
              We looked at {name} with {found.medicines.map((each) => each.name).join(', ')} and know of no conflict.
              That is not a promise that there is none.{' '}
              <TextLink to="/interactions">Check everything you take</TextLink>
            </p>
          )}
        </>
      )}
    </div>
  );
}
