import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { cx } from '../../lib/cx.ts';
import { FieldHelp, FieldLabel, FieldProblem, type FieldTexts, inputStyle } from './field.tsx';

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'children'>, FieldTexts {
  readonly placeholder?: string;
  /** Inside the field, at its end: a unit, a button. */
  readonly end?: ReactNode;
  readonly className?: string;
  readonly inputClassName?: string;
}

export function TextField(props: TextFieldProps) {
  const { label, help, errorMessage, placeholder, end, className, inputClassName, ...field } = props;
  const input = (
    <Input
      className={cx(inputStyle, end !== undefined && 'pr-14', inputClassName)}
      {...(placeholder === undefined ? {} : { placeholder })}
    />
  );
  return (
    <AriaTextField
      {...field}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={cx('flex flex-col gap-1.5', className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <FieldHelp>{help}</FieldHelp>
      {end === undefined ? (
        input
      ) : (
        <Group className="relative">
          {input}
          <span className="absolute inset-y-0 right-1 flex items-center">{end}</span>
        </Group>
      )}
      <FieldProblem message={errorMessage} />
    </AriaTextField>
  );
}
