import type { LabsQuestion } from '@evidose/contract';
import { useAnswer, useAnswerState, useAnswerStore } from './answer-context.tsx';
import type { LabUnit } from './answer-store.ts';
import { LabField } from './lab-field.tsx';
import { asParts } from './parts.ts';
import { idsOf, QuestionFrame, type QuestionProps, useDescription } from './question-frame.tsx';
import { UnitSwitch } from './unit-switch.tsx';
import { labUnitsIn } from './usual-units.ts';

type System = 'international' | 'us';

function systemOf(units: Readonly<Record<string, LabUnit>>, question: LabsQuestion): System | null {
  const isLike = (system: System) =>
    Object.entries(labUnitsIn(system, question)).every(([id, unit]) => (units[id] ?? 'stored') === unit);
  return (['international', 'us'] as const).find(isLike) ?? null;
}

/** Test results: all at once into one kind of unit, or each into its own, as the report prints it. */
export function LabsAnswer({ name, question }: QuestionProps<LabsQuestion>) {
  const store = useAnswerStore();
  const [value, answer] = useAnswer(name);
  const units = useAnswerState(({ labUnits }) => labUnits);
  const description = useDescription({ name, question });
  const parts = asParts(value);
  return (
    <QuestionFrame name={name} question={question}>
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
