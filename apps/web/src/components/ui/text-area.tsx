import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { cx } from '../../lib/cx.ts';
import { inputStyle } from './field.tsx';
import { TextFieldShell, type TextFieldShellProps } from './text-field-shell.tsx';

interface TextAreaProps extends Omit<TextFieldShellProps, 'type'> {
  readonly placeholder?: string;
  readonly rows?: number;
}

/** Grows with its content. With `maxLength` it counts down near the end. */
export function TextArea({ placeholder, rows = 4, ...field }: TextAreaProps) {
  const left = field.maxLength === undefined ? Infinity : field.maxLength - (field.value?.length ?? 0);
  return (
    <TextFieldShell {...field}>
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
    </TextFieldShell>
  );
}
