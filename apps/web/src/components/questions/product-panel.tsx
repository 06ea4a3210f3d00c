import type { ProductLabel } from '@evidose/contract';
import { useCallback } from 'react';
import { findLabel } from '../../lib/names.ts';
import { useLookup } from '../../lib/use-lookup.ts';
import { Spinner } from '../ui/spinner.tsx';

interface ProductPanelProps {
  readonly id: string;
  readonly onConfirm: () => void;
  readonly onDeny: () => void;
}

/** A product's label, laid out as on the bottle for comparison. */
export function ProductPanel({ id, onConfirm, onDeny }: ProductPanelProps) {
  const look = useCallback((wanted: string, signal: AbortSignal) => findLabel(wanted, signal), []);
  const looked = useLookup<ProductLabel | null>({ text: id, afterMs: 0, look });
  if (looked.state === 'found' && looked.found !== null) {
    return (
      <div className="mt-1.5 flex flex-col gap-3">
        <Facts label={looked.found} />
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            onClick={onConfirm}
            className={`${answerLook} border-accent bg-accent-wash text-accent-text`}
          >
            Yes, that is mine
          </button>
          <button type="button" onClick={onDeny} className={`${answerLook} border-edge/55 bg-surface text-ink`}>
            Mine differs
          </button>
        </div>
      </div>
    );
  }
  if (looked.state === 'looking') {
    return (
      <div className="flex min-h-40 items-center justify-center">
        <Spinner label="Loading the label" />
      </div>
    );
  }
  return <p className="mt-1.5 text-ink-soft">We couldn’t load the label. Please try again.</p>;
}

const answerLook = 'min-h-11 cursor-pointer rounded-full border px-4 font-medium transition hover:border-accent';

function Facts({ label }: { readonly label: ProductLabel }) {
  return (
    <section
      aria-label={`Supplement Facts of ${label.name}`}
      className="max-w-[24rem] rounded-sm border-2 border-ink bg-raised p-3 text-ink"
    >
      <p className="font-extrabold font-sans text-[1.5rem] leading-tight tracking-tight">Supplement Facts</p>
      <p className="text-ink-soft leading-snug">{label.name}</p>
      <p className="mt-1 font-medium">Serving size: {label.serving}</p>
      <table className="mt-1.5 w-full border-ink border-t-8">
        <thead>
          <tr className="border-ink border-b text-left font-semibold text-xs">
            <th scope="col" className="py-1 font-semibold">
              Nutrient
            </th>
            <th scope="col" className="py-1 text-right font-semibold">
              Amount per serving
            </th>
          </tr>
        </thead>
        <tbody>
          {label.rows.map(({ name, amount, parts, isDoubtful }) => (
            <tr key={name} className="border-line border-b align-top">
              <th scope="row" className="py-1 pr-3 text-left font-medium leading-snug">
                {name}
                {parts.length > 0 && (
                  <span className="block font-normal text-ink-soft text-xs">
                    {parts.join(', ')}; amounts not stated
                  </span>
                )}
                {isDoubtful && (
                  <span className="block font-normal text-caution text-xs">looks wrong, so we don’t count it</span>
                )}
              </th>
              <td className="whitespace-nowrap py-1 text-right tabular-nums">
                {amount === '' ? 'not stated' : amount}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-ink-soft text-xs leading-snug">
        From the dietary supplement database of CDC/NCHS
        {label.lastSeen === null ? '' : `, seen until ${label.lastSeen}`}. Labels change: the one in your hand is right.
      </p>
    </section>
  );
}
