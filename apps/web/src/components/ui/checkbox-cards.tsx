import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup, type CheckboxGroupProps } from 'react-aria-components/CheckboxGroup';
import { cx } from '../../lib/cx.ts';
import { CheckMark } from './checkbox.tsx';
import { ChoiceText } from './choice-cards.tsx';
import { type Choice, choiceCard, choiceGrid } from './choice-style.ts';
import { FieldHelp, FieldLabel, FieldProblem, type FieldTexts } from './field.tsx';

interface CheckboxCardsProps extends Omit<CheckboxGroupProps, 'className' | 'children'>, FieldTexts {
  /** The stored field's name: every input of the group carries it. */
  readonly name: string;
  readonly options: readonly Choice[];
  readonly columns?: 1 | 2 | 3;
  readonly className?: string;
}

/** Several of many, as cards. An option that excludes the others (`none`) is the caller's to settle in `onChange`. */
export function CheckboxCards(props: CheckboxCardsProps) {
  const { label, help, errorMessage, options, columns = 2, className, ...group } = props;
  return (
    <CheckboxGroup
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
          <Checkbox key={option.value} value={option.value} className={choiceCard}>
            <CheckMark />
            <ChoiceText option={option} />
          </Checkbox>
        ))}
      </div>
    </CheckboxGroup>
  );
}
