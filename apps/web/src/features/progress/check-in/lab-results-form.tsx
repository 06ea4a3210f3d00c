import { type LabDeclaration, questions, TAKEN_ON } from '@evidose/contract';
import { useId, useState } from 'react';
import { useAnswer, useAnswerState, useAnswerStore } from '../../../components/questions/answer-context.tsx';
import { asRecord } from '../../../components/questions/as-record.ts';
import { numberStyle } from '../../../components/questions/input-style.ts';
import { LabField } from '../../../components/questions/lab-field.tsx';
import { localDay } from '../../../lib/local-day.ts';

const labs: Readonly<Record<string, LabDeclaration>> = questions.labResults.labs;
export const LABS_FIELD = 'labResults';

/** One report: its date and tests, with the questionnaire's fields and units. */
export function LabResultsForm() {
  const id = useId();
  const store = useAnswerStore();
  const units = useAnswerState(({ labUnits }) => labUnits);
  const [value, answer] = useAnswer(LABS_FIELD);
  const parts = asRecord(value);
  const [shown, setShown] = useState<readonly string[]>([]);
  return (
    <div className="flex max-w-text flex-col gap-4 pt-2 text-ink">
      <div className="flex flex-col gap-1">
        <label htmlFor={`${id}-day`} className="font-medium text-sm">
          Date of the test
        </label>
        <input
          id={`${id}-day`}
          type="date"
          min="1950-01-01"
          max={localDay()}
          value={typeof parts[TAKEN_ON] === 'string' ? parts[TAKEN_ON] : ''}
          onChange={(event) => answer({ ...parts, [TAKEN_ON]: event.target.value })}
          className={`${numberStyle} max-w-52`}
        />
      </div>
      {shown.map((lab) => {
        const declared = labs[lab];
        return declared === undefined ? null : (
          <LabField
            key={lab}
            name={`${LABS_FIELD}.${lab}`}
            lab={declared}
            value={parts[lab]}
            unit={units[lab] ?? 'stored'}
            onUnit={(unit) => store.change({ labUnits: { ...units, [lab]: unit } })}
            onChange={(next) => answer({ ...parts, [lab]: next })}
          />
        );
      })}
      <div className="flex flex-col gap-1">
        <label htmlFor={`${id}-lab`} className="font-medium text-sm">
          Add a test
        </label>
        <select
          id={`${id}-lab`}
          value=""
          onChange={(event) => setShown([...shown, event.target.value])}
          className="min-h-11 max-w-80 cursor-pointer rounded-md border border-edge bg-surface px-3"
        >
          <option value="">Choose a test</option>
          {Object.entries(labs)
            .filter(([lab]) => !shown.includes(lab))
            .map(([lab, { label }]) => (
              <option key={lab} value={lab}>
                {label}
              </option>
            ))}
        </select>
      </div>
    </div>
  );
}
