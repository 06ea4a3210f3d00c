import { checkInteractions, type SupplementFacts } from '@evidose/contract';
import { useCallback, useState } from 'react';
import { Conflict } from '../../../components/knowledge/conflict.tsx';
import { NameBox } from '../../../components/names/name-box.tsx';
import { Callout } from '../../../components/ui/callout.tsx';
import { TextLink } from '../../../components/ui/text-link.tsx';
import { call } from '../../../lib/api.ts';
import { useLookup } from '../../../lib/use-lookup.ts';

const CHECK_AFTER_MS = 350;

/** The person's medicines are sent for this check only and never stored. */
export default function MyMedicines({ facts }: { readonly facts: SupplementFacts }) {
  const [medicines, setMedicines] = useState('');
  return (
    <>
      <NameBox
        kind="medicine"
        label="Do you take a medicine?"
        help="Type its name or brand. We check it for this page only and don’t save it."
        value={medicines}
        onChange={setMedicines}
        rows={1}
      />
      <Checked medicines={medicines} facts={facts} />
    </>
  );
}

function Checked({ medicines, facts }: { readonly medicines: string; readonly facts: SupplementFacts }) {
  const { name } = facts;
  const look = useCallback(
    (typed: string, signal: AbortSignal) =>
      call(checkInteractions, { body: { medicines: typed, supplements: [name] }, signal }),
    [name],
  );
  const typed = medicines.trim();
  const looked = useLookup({ text: typed.length < 3 ? null : typed, afterMs: CHECK_AFTER_MS, look });
  const found = looked.state === 'found' ? looked.found : looked.state === 'looking' ? looked.last : null;
  return (
    <div aria-live="polite" className="mt-4 flex flex-col gap-3 empty:hidden">
      {looked.state === 'failed' && (
        <Callout tone="warning">We couldn’t check that. Please try again in a moment.</Callout>
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
              That’s not a promise that there’s none. <TextLink to="/interactions">Check everything you take</TextLink>
            </p>
          )}
        </>
      )}
    </div>
  );
}
