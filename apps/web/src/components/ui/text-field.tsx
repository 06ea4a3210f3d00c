import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { cx } from '../../lib/cx.ts';
import { inputStyle } from './field.tsx';
import { TextFieldShell, type TextFieldShellProps } from './text-field-shell.tsx';

export interface TextFieldProps extends TextFieldShellProps {
  readonly placeholder?: string;
  /** Inside the field, at its end: a unit, a button. */
  readonly end?: ReactNode;
  readonly inputClassName?: string;
}

export function TextField({ placeholder, end, inputClassName, ...field }: TextFieldProps) {
  const input = (
    <Input
      className={cx(inputStyle, end !== undefined && 'pr-14', inputClassName)}
      {...(placeholder === undefined ? {} : { placeholder })}
    />
  );
  return (
    <TextFieldShell {...field}>
      {end === undefined ? (
        input
      ) : (
        <Group className="relative">
          {input}
          <span className="absolute inset-y-0 right-1 flex items-center">{end}</span>
        </Group>
      )}
    </TextFieldShell>
  );
}
