import type { ReactNode } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { cx } from '../../lib/cx.ts';
import { FieldHelp, FieldLabel, FieldProblem, type FieldTexts } from './field.tsx';

export interface TextFieldShellProps extends Omit<AriaTextFieldProps, 'className' | 'children'>, FieldTexts {
  readonly className?: string;
}

/** Label, help and error around an input or a text area. */
export function TextFieldShell(props: TextFieldShellProps & { readonly children: ReactNode }) {
  const { label, help, errorMessage, className, children, ...field } = props;
  return (
    <AriaTextField
      {...field}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={cx('flex flex-col gap-1.5', className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <FieldHelp>{help}</FieldHelp>
      {children}
      <FieldProblem message={errorMessage} />
    </AriaTextField>
  );
}
