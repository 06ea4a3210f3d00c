import { Radio, RadioGroup, type RadioGroupProps } from 'react-aria-components/RadioGroup';
import { cx } from '../../lib/cx.ts';
import { type Choice, choiceCard, choiceGrid } from './choice-style.ts';
import { FieldHelp, FieldLabel, FieldProblem, type FieldTexts } from './field.tsx';

interface ChoiceCardsProps extends Omit<RadioGroupProps, 'className' | 'children'>, FieldTexts {
  /** The stored field's name: every input of the group carries it. */
  readonly name: string;
  readonly options: readonly Choice[];
  readonly columns?: 1 | 2 | 3;
  readonly className?: string;
}

/** One of several, as cards. Arrow keys move, the native radios carry name and stored value. */
export function ChoiceCards({
  label,
  help,
  errorMessage,
  options,
  columns = 1,
  className,
  ...group
}: ChoiceCardsProps) {
  return (
    <RadioGroup
      {...group}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={cx('flex flex-col gap-2', className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <FieldHelp>{help}</FieldHelp>
      <FieldProblem message={errorMessage} />
      <div className={cx(choiceGrid(columns), 'mt-1')}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className={choiceCard}>
            <span
              aria-hidden="true"
              className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full border-2 border-edge bg-surface transition group-selected:border-accent group-selected:border-[6px]"
            />
            <ChoiceText option={option} />
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

export function ChoiceText({ option }: { readonly option: Choice }) {
  return (
    <span>
      <span className="font-medium">{option.label}</span>
      {option.help !== undefined && <span className="mt-0.5 block text-ink-soft text-sm">{option.help}</span>}
    </span>
  );
}
