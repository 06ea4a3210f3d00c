import type { Recommendation } from '@evidose/contract';
import { medicinesWithEachOther } from './medicines-with-each-other.ts';

type Part = Pick<Recommendation, 'coverage' | 'medications' | 'currentSupplements'>;

function line(what: string, { checked, total }: { checked: number; total: number }): string | null {
  return total === 0 ? null : `Checked ${checked} of ${total} ${what}${total === 1 ? '' : 's'}`;
}

/** How much of what the person named could be checked. It never says "safe". */
export function CoverageNote({ coverage, medications, currentSupplements }: Part) {
  const checked = line('medicine', coverage.medications);
  const lines = [
    checked === null ? null : `${checked} against supplements`,
    line('supplement', coverage.supplements),
  ].filter((text) => text !== null);
  const unknown = [...medications, ...currentSupplements].filter(({ id }) => id === null).map(({ text }) => text);
  if (lines.length === 0)
    return <p className="text-ink-soft text-sm">You didn’t name any medicines or supplements to check.</p>;
  return (
    <div className="flex flex-col gap-1 text-sm">
      {lines.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {coverage.medications.total > 1 && (
        <p className="text-ink-soft">{medicinesWithEachOther(coverage.medicinePairs)}</p>
      )}
      {unknown.length > 0 && <p className="text-caution">Not recognized: {unknown.join(', ')}</p>}
    </div>
  );
}
