import { type LabDeclaration, type LabResult, questions, readLabResults } from '@evidose/contract';
import { useQuery } from '@tanstack/react-query';
import { ChartWithTable } from '../../../components/plan/chart-with-table.tsx';
import { Part } from '../../../components/plan/part.tsx';
import { SourceNotes } from '../../../components/plan/source-notes.tsx';
import { toAlternative } from '../../../components/questions/units.ts';
import { usualUnits } from '../../../components/questions/usual-units.ts';
import { call } from '../../../lib/api.ts';
import { formatNumber } from '../../../lib/format-number.ts';

const DIGITS = 3;
/** Padding beyond the outermost mark. */
const ROOM = 1.5;
const labs: Readonly<Record<string, LabDeclaration>> = questions.labResults.labs;

/** Each result on the scale that plans use. */
export function LabResults() {
  const { data } = useQuery({
    queryKey: ['me', 'lab-results'],
    queryFn: ({ signal }) => call(readLabResults, { signal }),
    meta: { isKept: true },
  });
  if (data === undefined || data.results.length === 0) return null;
  return (
    <Part id="results" title="Your test results">
      <ul className="flex flex-col gap-7">
        {data.results.map((result) => {
          const lab = labs[result.lab];
          return lab === undefined ? null : (
            <li key={result.lab}>
              <OnItsRange result={result} lab={lab} />
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

function OnItsRange({ result, lab }: { readonly result: LabResult; readonly lab: LabDeclaration }) {
  const isAlternative = usualUnits().labUnits[result.lab] === 'alternative';
  const shown = (value: number) => formatNumber(isAlternative ? toAlternative(lab, value) : value, DIGITS);
  const unit = isAlternative ? (lab.alternative?.unit ?? lab.unit) : lab.unit;
  const marks = [...new Set(result.bands.flatMap(({ from, below }) => [from, below]))]
    .filter((mark) => mark !== null)
    .sort((a, b) => a - b);
  const [low, high] = [Math.min(result.value, ...marks) / ROOM, Math.max(result.value, ...marks) * ROOM];
  // Logarithmic: limits of one test can be as far apart as 15 and 1,000.
  const at = (value: number) => `${(Math.log(value / low) / Math.log(high / low)) * 100}%`;
  const here = result.bands.filter(({ isHere }) => isHere);
  const rangeText = ({ from, below }: LabResult['bands'][number]) => {
    if (from !== null && below !== null) return `${shown(from)} to ${shown(below)}`;
    return from === null ? `under ${shown(below ?? 0)}` : `${shown(from)} or more`;
  };
  return (
    <div className="flex flex-col gap-2">
      <ChartWithTable
        title={`${lab.label}: ${shown(result.value)} ${unit}`}
        picture={
          <div className="relative mt-1 h-12">
            <div className="absolute inset-x-0 top-4 h-2 rounded-full bg-line" />
            {marks.map((mark) => (
              <div key={mark} className="absolute top-3 h-4 w-0.5 bg-edge" style={{ left: at(mark) }}>
                <span className="absolute top-5 -translate-x-1/2 text-ink-soft text-xs">{shown(mark)}</span>
              </div>
            ))}
            <div
              className="absolute top-2.5 size-5 -translate-x-1/2 rotate-45 rounded-sm border-2 border-surface bg-accent"
              style={{ left: at(result.value) }}
            />
          </div>
        }
        columns={[`Value (${unit})`, 'What it means for your plan']}
        rows={result.bands.map((band) => [`${rangeText(band)}${band.isHere ? ' (yours)' : ''}`, band.message])}
      />
      {here.map(({ message }) => (
        <p key={message} className="max-w-text text-sm">
          {message}
        </p>
      ))}
      <SourceNotes ids={result.bands.flatMap(({ sources }) => sources)} about={lab.label} />
    </div>
  );
}
