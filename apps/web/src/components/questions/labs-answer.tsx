import { type LabsQuestion, TAKEN_ON } from '@evidose/contract';
import { useId } from 'react';
import { localDay } from '../../lib/local-day.ts';
import { useAnswer, useAnswerState, useAnswerStore } from './answer-context.tsx';
import { asRecord } from './as-record.ts';
import { numberStyle } from './input-style.ts';
import { LabField } from './lab-field.tsx';
import { idsOf, QuestionFrame, type QuestionProps, useDescription } from './question-frame.tsx';
import { UnitSwitch } from './unit-switch.tsx';
import type { LabUnit } from './usual-units.ts';
import { labUnitsIn } from './usual-units.ts';

type System = 'international' | 'us';

function systemOf(units: Readonly<Record<string, LabUnit>>, question: LabsQuestion): System | null {
  const isLike = (system: System) =>
    Object.entries(labUnitsIn(system, question)).every(([id, unit]) => (units[id] ?? 'stored') === unit);
  return (['international', 'us'] as const).find(isLike) ?? null;
}

/** Units are switched for all tests at once or for each, to match the report. */
export function LabsAnswer({ name, question }: QuestionProps<LabsQuestion>) {
  const store = useAnswerStore();
  const [value, answer] = useAnswer(name);
  const units = useAnswerState(({ labUnits }) => labUnits);
  const description = useDescription({ name, question });
  const parts = asRecord(value);
  return (
    <QuestionFrame name={name} question={question}>
      <TakenOn value={parts[TAKEN_ON]} onChange={(day) => answer({ ...parts, [TAKEN_ON]: day })} name={name} />
      <UnitSwitch
        label="Units of the results"
        units={{ international: 'International units', us: 'US units' }}
        value={systemOf(units, question)}
        onChange={(system) => store.change({ labUnits: labUnitsIn(system, question) })}
      />
      <fieldset
        aria-labelledby={idsOf(name).label}
        aria-describedby={description}
        className="mt-1 grid min-w-0 gap-x-5 gap-y-4 sm:grid-cols-2"
      >
        {Object.entries(question.labs).map(([id, lab]) => (
          <LabField
            key={id}
            name={`${name}.${id}`}
            lab={lab}
            value={parts[id]}
            unit={units[id] ?? 'stored'}
            onUnit={(unit) => store.change({ labUnits: { ...units, [id]: unit } })}
            onChange={(next) => answer({ ...parts, [id]: next })}
          />
        ))}
      </fieldset>
    </QuestionFrame>
  );
}

interface TakenOnProps {
  readonly name: string;
  readonly value: unknown;
  readonly onChange: (day: string) => void;
}

/** Optional, but a doctor needs the date to judge an old value. */
function TakenOn({ name, value, onChange }: TakenOnProps) {
  const id = useId();
  const part = `${name}.${TAKEN_ON}`;
  const isWrong = useAnswerState(({ problem }) => problem?.field === part);
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium text-sm">
        Date of the test <span className="font-normal text-ink-soft">(optional)</span>
      </label>
      <input
        id={id}
        name={part}
        data-part={part}
        type="date"
        min="1950-01-01"
        max={localDay()}
        aria-invalid={isWrong}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value)}
        className={`${numberStyle} max-w-52`}
      />
    </div>
  );
}
