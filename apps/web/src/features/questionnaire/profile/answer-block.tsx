import { type Field, isShown, questionOf } from '@evidose/contract';
import { useRef, useState } from 'react';
import { noAnswers, type RawAnswers } from '../../../components/questions/answer-store.ts';
import { formatAnswer } from '../../../components/questions/format-answer.ts';
import { EditAnswers } from './edit-answers.tsx';

interface AnswerBlockProps {
  /** A question and its follow-ups. */
  readonly fields: readonly Field[];
  readonly label: string;
  readonly stored: RawAnswers;
}

/** One question as answered; pressed, it becomes the question itself. */
export function AnswerBlock({ fields, label, stored }: AnswerBlockProps) {
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    // The button comes back with the closed view; it takes the focus it gave away.
    requestAnimationFrame(() => buttonRef.current?.focus());
  }

  if (isOpen) {
    return (
      <li className="py-5">
        <EditAnswers fields={fields} stored={stored} onClose={close} />
      </li>
    );
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <p className="text-ink-soft text-sm max-sm:col-start-1">{label}</p>
      <div className="min-w-0 max-sm:col-start-1">
        {fields
          .filter((field) => isShown(field, stored))
          .map((field) => (
            <Answer key={field} field={field} value={stored[field]} />
          ))}
      </div>
      <button
        ref={buttonRef}
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-11 cursor-pointer rounded-sm font-medium text-accent-text text-sm underline decoration-1 underline-offset-4 hover:decoration-2 max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1"
      >
        Edit<span className="sr-only">: {label}</span>
      </button>
    </li>
  );
}

function Answer({ field, value }: { readonly field: Field; readonly value: unknown }) {
  const lines = formatAnswer(questionOf(field), value, noAnswers);
  if (lines.length === 0) return <p className="text-ink-faint text-sm">Left out</p>;
  return (
    <ul data-answer={field} className="font-medium">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
