import type { LabDeclaration } from '@evidose/contract';
import { useId } from 'react';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { useAnswerState } from './answer-context.tsx';
import { numberStyle } from './input-style.ts';
import { SwitchedUnit, useBeforeSwitch } from './switched-unit.tsx';
import { fromAlternative, readNumber, toAlternative } from './units.ts';
import { useConverted } from './use-converted.ts';
import type { LabUnit } from './usual-units.ts';

interface LabFieldProps {
  /** `labResults.vitaminD` */
  readonly name: string;
  readonly lab: LabDeclaration;
  /** A number in the stored unit, or the raw text while it is not a number. */
  readonly value: unknown;
  readonly unit: LabUnit;
  readonly onUnit: (unit: LabUnit) => void;
  readonly onChange: (value: number | string) => void;
}

export function LabField({ name, lab, value, unit, onUnit, onChange }: LabFieldProps) {
  const id = useId();
  const isStoredUnit = unit === 'stored' || lab.alternative === undefined;
  const isWrong = useAnswerState(({ problem }) => problem?.field === name);
  const stored = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const { shown, type } = useConverted({
    unit,
    stored,
    store: (text) => onChange(readNumber(text) ?? text),
    toShown: (text) => {
      const number = readNumber(text);
      return number === null || isStoredUnit ? text : String(toAlternative(lab, number));
    },
    toStored: (text) => {
      const number = readNumber(text);
      return number === null ? null : String(isStoredUnit ? number : fromAlternative(lab, number));
    },
    isBlank: (text) => text.trim() === '',
    asTyped: (text) => text,
  });
  const unitText = (isStoredUnit ? lab.unit : lab.alternative?.unit) ?? lab.unit;
  const before = useBeforeSwitch(unitText, shown);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-medium text-sm">
        {lab.label}
      </label>
      <div className="flex items-center gap-2">
        {!isStoredUnit && <input type="hidden" name={name} value={stored} />}
        <input
          id={id}
          name={isStoredUnit ? name : `${name}.${lab.alternative?.unit}`}
          data-part={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={`${id}-unit`}
          value={shown}
          onChange={(event) => type(event.target.value)}
          className={`${numberStyle} min-w-0`}
        />
        <LabUnitChoice id={`${id}-unit`} lab={lab} unit={unit} onUnit={onUnit} />
      </div>
      <SwitchedUnit before={before} shown={shown} unit={unitText} onMeant={type} />
      {isWrong && <p className="text-sm text-urgent">{rangeOf(lab, isStoredUnit)}</p>}
    </div>
  );
}

function rangeOf(lab: LabDeclaration, isStoredUnit: boolean): string {
  const shownAs = (stored: number) => (isStoredUnit ? stored : toAlternative(lab, stored));
  return `From ${shownAs(lab.min)} to ${shownAs(lab.max)} ${isStoredUnit ? lab.unit : lab.alternative?.unit}`;
}

type LabUnitChoiceProps = Pick<LabFieldProps, 'lab' | 'unit' | 'onUnit'> & { readonly id: string };

function LabUnitChoice({ id, lab, unit, onUnit }: LabUnitChoiceProps) {
  const width = 'w-31 shrink-0';
  if (lab.alternative === undefined) {
    return (
      <span id={id} className={`${width} text-ink-soft text-sm`}>
        {lab.unit}
      </span>
    );
  }
  return (
    <span className={`${width} relative`}>
      <select
        id={id}
        aria-label={`Unit of ${lab.label}`}
        value={unit}
        onChange={(event) => onUnit(event.target.value === 'alternative' ? 'alternative' : 'stored')}
        className="min-h-11 w-full cursor-pointer appearance-none rounded-md border border-line bg-surface pr-8 pl-3 text-ink-soft text-sm"
      >
        <option value="stored">{lab.unit}</option>
        <option value="alternative">{lab.alternative.unit}</option>
      </select>
      <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-2.5 my-auto text-ink-soft" />
    </span>
  );
}
