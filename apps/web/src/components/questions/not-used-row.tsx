import type { NameKind } from '@evidose/contract';
import { useId, useRef, useState } from 'react';
import { NameTextarea } from '../names/name-textarea.tsx';
import { InfoIcon } from '../ui/icons.tsx';
import { fieldLook } from './input-look.ts';

interface NotUsedRowProps {
  readonly kind: NameKind;
  readonly text: string;
  readonly onName: (name: string) => void;
  readonly onDismiss: () => void;
}

const look = 'min-h-11 cursor-pointer font-medium text-accent-text underline underline-offset-4';

/** Words that became nothing: name what they mean, or say that they are nothing. */
export function NotUsedRow({ kind, text, onName, onDismiss }: NotUsedRowProps) {
  const [name, setName] = useState<string | null>(null);
  const id = useId();
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
          <div className="min-w-0 flex-1">
            <label htmlFor={id} className="sr-only">
              What is “{text}”?
            </label>
            <NameTextarea
              id={id}
              kind={kind}
              boxRef={boxRef}
              value={name}
              onChange={setName}
              rows={1}
              placeholder="Its name"
              className={`${fieldLook} resize-none`}
            />
          </div>
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
