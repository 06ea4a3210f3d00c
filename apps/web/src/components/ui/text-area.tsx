import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { cx } from '../../lib/cx.ts';
import { FieldHelp, FieldLabel, FieldProblem, type FieldTexts, inputStyle } from './field.tsx';

interface TextAreaProps extends Omit<AriaTextFieldProps, 'className' | 'children' | 'type'>, FieldTexts {
  readonly placeholder?: string;
  readonly rows?: number;
  readonly className?: string;
}

/** Grows with its content. With `maxLength` it counts down near the end. */
export function TextArea({ label, help, errorMessage, placeholder, rows = 4, className, ...field }: TextAreaProps) {
  const left = field.maxLength === undefined ? Infinity : field.maxLength - (field.value?.length ?? 0);
  return (
    <AriaTextField
      {...field}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={cx('flex flex-col gap-1.5', className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <FieldHelp>{help}</FieldHelp>
      <AriaTextArea
        rows={rows}
        className={cx(inputStyle, 'field-sizing-content max-h-96 min-h-28')}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
      {left < 100 && (
        <p role="status" className="text-ink-faint text-xs tabular-nums">
          {left} characters left
        </p>
      )}
      <FieldProblem message={errorMessage} />
    </AriaTextField>
  );
}
