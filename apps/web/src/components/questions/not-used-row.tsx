import type { NameKind } from '@evidose/contract';
import { useRef, useState } from 'react';
import { NameField } from '../names/name-field.tsx';
import { InfoIcon } from '../ui/icons.tsx';

interface NotUsedRowProps {
  readonly kind: NameKind;
  readonly text: string;
  readonly onName: (name: string) => void;
  readonly onDismiss: () => void;
}

const look = 'min-h-11 cursor-pointer font-medium text-accent-text underline underline-offset-4';

/** Text that became no entry: the person says what it means, or that it means nothing. */
export function NotUsedRow({ kind, text, onName, onDismiss }: NotUsedRowProps) {
  const [name, setName] = useState<string | null>(null);
  const boxRef = useRef<HTMLTextAreaElement>(null);
  return (
    <li className="grid min-h-11 scroll-mb-28 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 rounded-md border border-edge/50 border-dashed px-3 py-1 text-sm">
      <InfoIcon className="shrink-0 text-ink-soft" />
      <div className="flex flex-wrap items-center gap-x-4">
        <span className="py-2 leading-snug">
          Not used: <bdi className="font-medium">“{text}”</bdi>
        </span>
        <button
          type="button"
          aria-expanded={name !== null}
          onClick={() => setName(name === null ? '' : null)}
          className={look}
        >
          Name it<span className="sr-only">: {text}</span>
        </button>
        <button type="button" onClick={onDismiss} className={look}>
          It’s not something I take<span className="sr-only">: {text}</span>
        </button>
      </div>
      {name !== null && (
        <div className="col-start-2 flex items-start gap-2 pb-2">
          <NameField
            isOne
            label={`What is “${text}”?`}
            kind={kind}
            boxRef={boxRef}
            value={name}
            onChange={setName}
            placeholder="Its name"
          />
          <button
            type="button"
            disabled={name.trim() === ''}
            onClick={() => onName(name.trim())}
            className="min-h-12 cursor-pointer rounded-full bg-accent px-5 font-semibold text-on-accent disabled:opacity-50"
          >
            Use it
          </button>
        </div>
      )}
    </li>
  );
}
