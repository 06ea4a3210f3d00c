import type { NameKind } from '@evidose/contract';
import { type RefObject, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { fieldStyle } from '../questions/input-style.ts';
import { NameTextarea } from './name-textarea.tsx';

interface NameFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly kind: NameKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly boxRef: RefObject<HTMLTextAreaElement | null>;
  readonly placeholder: string;
  /** A single name; its label is for screen readers only. */
  readonly isOne?: boolean;
  readonly rows?: number;
  readonly maxLength?: number;
}

const LONGEST = 2000;

export function NameField(props: NameFieldProps) {
  const { label, help, kind, value, isOne = false, rows = isOne ? 1 : 2, maxLength = LONGEST, ...box } = props;
  const id = useId();
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <label htmlFor={id} className={isOne ? 'sr-only' : 'font-semibold leading-snug'}>
        {label}
      </label>
      {help !== undefined && (
        <p id={`${id}-help`} className="text-ink-soft text-sm">
          {help}
        </p>
      )}
      <NameTextarea
        {...box}
        id={id}
        kind={kind}
        value={value}
        addsComma={!isOne}
        rows={rows}
        maxLength={maxLength}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        className={cx(fieldStyle, 'field-sizing-content max-h-60 resize-none', rows > 1 && 'min-h-24')}
      />
    </div>
  );
}
