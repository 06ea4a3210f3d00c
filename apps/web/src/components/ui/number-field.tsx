import { TextField, type TextFieldProps } from './text-field.tsx';

interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'end'> {
  /** Shown inside the field and read with its label. */
  readonly unit?: string;
}

/**
 * Plain text with a numeric keyboard: a number input drops what it cannot parse, changes on scroll, and hides its
 * `name` on a twin. The contract decides what a valid number is.
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
