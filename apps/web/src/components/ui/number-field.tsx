import { TextField, type TextFieldProps } from './text-field.tsx';

interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'end'> {
  /** Shown inside the field, and read with its label. */
  readonly unit?: string;
}

/**
 * A number as a person types it. Plain text with a numeric keyboard: a spinning number input loses what it cannot
 * read, changes under a scroll wheel, and hides its `name` on a twin. The contract says what is a valid number.
 */
export function NumberField({ unit, label, ...props }: NumberFieldProps) {
  return (
    <TextField
      {...props}
      label={
        <>
          {label}
          {unit !== undefined && <span className="sr-only">, in {unit}</span>}
        </>
      }
      inputMode="decimal"
      autoComplete="off"
      inputClassName="tabular-nums"
      {...(unit === undefined
        ? {}
        : {
            end: (
              <span aria-hidden="true" className="pr-3 text-ink-faint text-sm">
                {unit}
              </span>
            ),
          })}
    />
  );
}
