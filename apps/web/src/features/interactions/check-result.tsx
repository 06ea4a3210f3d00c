import type { CheckedPair, InteractionCheck } from '@evidose/contract';
import { Link } from 'react-router';
import { Conflict } from '../../components/knowledge/conflict.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { countText, gravestOfEachPair, understoodLines } from './result-texts.ts';

/** Conflicts, then what could not be checked, then what was. Never a verdict of safety. */
export function CheckResult({ check }: { readonly check: InteractionCheck }) {
  const { unchecked, medicinePairs, sources } = check;
  const pairs = gravestOfEachPair(check.pairs);
  const lines = understoodLines(check);
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col gap-2">
        <h2 className="text-heading">{countText({ ...check, pairs })}</h2>
        <p className="max-w-text text-ink-soft">
          {pairs.length + medicinePairs.length > 0
            ? 'Do not stop a medicine on your own. Take this list to your pharmacist or doctor.'
            : 'This doesn’t mean they’re safe together. It only tells you what we checked.'}
        </p>
      </header>
      {medicinePairs.length > 0 && (
        <section aria-label="Medicines with each other" className="flex flex-col gap-3">
          <h3 className="font-semibold">Medicines with each other</h3>
          <ul className="flex flex-col gap-3">
            {medicinePairs.map((pair) => (
              <Conflict
                key={pair.id}
                title={pair.medicines.join(' and ')}
                about={pair.medicines.join(' and ')}
                row={{ ...pair, action: 'tell-your-doctor' }}
                sources={sources}
                level={4}
              />
            ))}
          </ul>
        </section>
      )}
      {pairs.length > 0 && (
        <ul className="flex flex-col gap-3">
          {pairs.map((pair) => (
            <Conflict
              key={keyOf(pair)}
              title={<PairTitle pair={pair} />}
              about={`${pair.supplement.name} and ${pair.with.name}`}
              row={pair}
              sources={sources}
            />
          ))}
        </ul>
      )}
      {unchecked.length > 0 && (
        <Callout tone="warning" title="What we couldn’t check">
          <ul className="mt-1 flex flex-col gap-1.5">
            {unchecked.map(({ text, message }) => (
              <li key={text + message}>
                <span className="font-semibold">{text}</span>: {message}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <div>
        <h3 className="font-semibold">What was checked</h3>
        <ul className="mt-2 flex flex-col gap-1 text-ink-soft text-sm">
          {lines.map(({ text, meaning }) => (
            <li key={text + meaning}>
              <span className="text-ink">{text}</span> {meaning}
            </li>
          ))}
        </ul>
        <p className="mt-3 max-w-text text-ink-soft text-sm">
          Of medicines with each other we look only for the best-known dangerous pairs: your pharmacist checks the rest.
          Food, alcohol and conditions are not checked here; the full questionnaire asks about them. Knowledge version{' '}
          {check.knowledgeVersion}.
        </p>
      </div>
    </div>
  );
}

const keyOf = ({ supplement, with: other, message }: CheckedPair): string =>
  `${supplement.id} ${other.name} ${message}`;

function PairTitle({ pair: { supplement, with: other, kind } }: { readonly pair: CheckedPair }) {
  const look = 'text-accent-text underline underline-offset-4';
  return (
    <>
      <Link to={`/supplements/${supplement.id}`} className={look}>
        {supplement.name}
      </Link>{' '}
      and{' '}
      {kind === 'supplement' && other.id !== null ? (
        <Link to={`/supplements/${other.id}`} className={look}>
          {other.name}
        </Link>
      ) : (
        other.name
      )}
    </>
  );
}
