import type { NumberQuestion } from '@evidose/contract';
import { useAnswerState, useAnswerStore, useProblem, useTextAnswer } from './answer-context.tsx';
import { BODY_UNITS } from './body-units.ts';
import { numberStyle } from './input-style.ts';
import { PlainNumber } from './plain-number.tsx';
import { idsOf, QuestionFrame, type QuestionProps, useDescription } from './question-frame.tsx';
import { RangeInUnits } from './range-in-units.tsx';
import { UnitSwitch } from './unit-switch.tsx';
import { fromFeetAndInches, readNumber, toFeetAndInches } from './units.ts';
import { useConverted } from './use-converted.ts';

export function HeightAnswer(props: QuestionProps<NumberQuestion>) {
  const store = useAnswerStore();
  const units = useAnswerState(({ bodyUnits }) => bodyUnits);
  return (
    <QuestionFrame {...props} isSingle={units === 'metric'}>
      <UnitSwitch
        label="Units"
        units={BODY_UNITS.height}
        value={units}
        onChange={(bodyUnits) => store.change({ bodyUnits })}
      />
      {units === 'metric' ? <PlainNumber {...props} /> : <FeetAndInchesFields {...props} />}
      {units === 'us' && <RangeInUnits name={props.name} text={rangeOf(props.question)} />}
    </QuestionFrame>
  );
}

function rangeOf({ min, max }: NumberQuestion): string {
  const [from, to] = [toFeetAndInches(min), toFeetAndInches(max)];
  return `${from.feet} ft ${from.inches} in to ${to.feet} ft ${to.inches} in`;
}

function FeetAndInchesFields({ name, question }: QuestionProps<NumberQuestion>) {
  const [stored, store] = useTextAnswer(name);
  const problem = useProblem(name);
  const description = useDescription({ name, question });
  const { shown, type } = useConverted({
    unit: 'ft',
    stored,
    store,
    toShown: (text) => {
      const cm = readNumber(text);
      return cm === null ? { feet: '', inches: '' } : toFeetAndInches(cm);
    },
    toStored: fromFeetAndInches,
    isBlank: ({ feet, inches }) => feet.trim() === '' && inches.trim() === '',
    asTyped: ({ feet, inches }) => `${feet} ft ${inches} in`,
  });
  return (
    <fieldset aria-labelledby={idsOf(name).label} aria-describedby={description} className="flex items-center gap-2.5">
      <input type="hidden" name={name} value={stored} />
      {(['feet', 'inches'] as const).map((part) => (
        <label key={part} className="flex items-center gap-2.5 text-ink-soft">
          <input
            name={`${name}.${part}`}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={problem !== null}
            value={shown[part]}
            onChange={(event) => type({ ...shown, [part]: event.target.value })}
            className={`${numberStyle} max-w-24`}
          />
          {part === 'feet' ? 'ft' : 'in'}
        </label>
      ))}
    </fieldset>
  );
}
