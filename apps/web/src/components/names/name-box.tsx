import type { NameKind } from '@evidose/contract';
import { useRef } from 'react';
import { UnderstoodList } from '../questions/understood-list.tsx';
import { NameField } from './name-field.tsx';

interface NameBoxProps {
  readonly label: string;
  readonly help?: string;
  readonly kind: NameKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly maxLength?: number;
}

const SUCH_AS: Readonly<Record<NameKind, string>> = {
  medicine: 'Such as Synthroid, warfarin',
  supplement: 'Such as calcium, St. John’s wort',
  any: 'Such as warfarin, calcium',
};

/** Names to look up, with what was understood below. The text never leaves this page's state. */
export function NameBox(props: NameBoxProps) {
  const { kind, value, onChange } = props;
  const boxRef = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <NameField {...props} boxRef={boxRef} placeholder={SUCH_AS[kind]} />
      <UnderstoodList kind={kind} text={value} onChange={onChange} boxRef={boxRef} />
    </div>
  );
}
