import type { NumberQuestion } from '@evidose/contract';
import { useAnswerState, useAnswerStore, useProblem, useTextAnswer } from './answer-context.tsx';
import { BODY_UNITS } from './body-units.ts';
import { numberStyle } from './input-style.ts';
import { PlainNumber } from './plain-number.tsx';
import { idsOf, QuestionFrame, type QuestionProps, useDescription } from './question-frame.tsx';
import { RangeInUnits } from './range-in-units.tsx';
import { UnitSwitch } from './unit-switch.tsx';
import { fromPounds, readNumber, toPounds } from './units.ts';
import { useConverted } from './use-converted.ts';

export function WeightAnswer(props: QuestionProps<NumberQuestion>) {
  const store = useAnswerStore();
  const units = useAnswerState(({ bodyUnits }) => bodyUnits);
  return (
    <QuestionFrame {...props} isSingle>
      <UnitSwitch
        label="Units"
        units={BODY_UNITS.weight}
        value={units}
        onChange={(bodyUnits) => store.change({ bodyUnits })}
      />
      {units === 'metric' ? <PlainNumber {...props} /> : <PoundsField {...props} />}
      {units === 'us' && (
        <RangeInUnits
          name={props.name}
          text={`${toPounds(props.question.min)} to ${toPounds(props.question.max)} lb`}
        />
      )}
    </QuestionFrame>
  );
}

function PoundsField({ name, question }: QuestionProps<NumberQuestion>) {
  const [stored, store] = useTextAnswer(name);
  const problem = useProblem(name);
  const description = useDescription({ name, question });
  const { shown, type } = useConverted({
    unit: 'lb',
    stored,
    store,
    toShown: (text) => {
      const kg = readNumber(text);
      return kg === null ? '' : toPounds(kg);
    },
    toStored: fromPounds,
    isBlank: (text) => text.trim() === '',
    asTyped: (text) => `${text} lb`,
  });
  return (
    <div className="flex items-center gap-2.5">
      <input type="hidden" name={name} value={stored} />
      <input
        id={idsOf(name).control}
        name={`${name}.pounds`}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-describedby={description}
        aria-invalid={problem !== null}
        value={shown}
        onChange={(event) => type(event.target.value)}
        className={`${numberStyle} max-w-36`}
      />
      <span className="text-ink-soft">lb</span>
    </div>
  );
}
