import type { NameKind } from '@evidose/contract';
import { useId, useRef } from 'react';
import { cx } from '../../lib/cx.ts';
import { fieldLook } from '../questions/input-look.ts';
import { UnderstoodList } from '../questions/understood-list.tsx';
import { NameTextarea } from './name-textarea.tsx';

interface NameBoxProps {
  readonly label: string;
  readonly help?: string;
  readonly kind: NameKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  readonly placeholder?: string;
  readonly rows?: number;
}

/** Names to look something up with. What is typed stays in this page. */
export function NameBox({ label, help, kind, value, onChange, maxLength, placeholder, rows = 2 }: NameBoxProps) {
  const id = useId();
  const boxRef = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold leading-snug">
        {label}
      </label>
      {help !== undefined && (
        <p id={`${id}-help`} className="text-ink-soft text-sm">
          {help}
        </p>
      )}
      <NameTextarea
        id={id}
        kind={kind}
        boxRef={boxRef}
        value={value}
        onChange={onChange}
        addsComma
        rows={rows}
        maxLength={maxLength}
        placeholder={placeholder}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        className={cx(fieldLook, 'field-sizing-content max-h-60 resize-none', rows > 1 && 'min-h-24')}
      />
      <UnderstoodList kind={kind} text={value} onChange={onChange} boxRef={boxRef} />
    </div>
  );
}
