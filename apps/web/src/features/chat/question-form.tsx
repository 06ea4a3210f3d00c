import { type FormEvent, memo, useRef } from 'react';
import { fieldStyle } from '../../components/questions/input-style.ts';
import { iconButtonLook } from '../../components/ui/icon-button.tsx';
import { ArrowRightIcon } from '../../components/ui/icons.tsx';
import { cx } from '../../lib/cx.ts';
import { ask } from './conversation.ts';

const LONGEST = 500;

/** Uncontrolled: neither typing nor an answer redraws it. */
export const QuestionForm = memo(function QuestionForm() {
  const fieldRef = useRef<HTMLInputElement>(null);

  function send(event: FormEvent) {
    event.preventDefault();
    const field = fieldRef.current;
    if (field === null) return;
    const question = field.value;
    void ask(question, () => {
      // Keeps what was typed in the meantime.
      if (field.value.startsWith(question)) field.value = field.value.slice(question.length);
    });
  }

  return (
    <form onSubmit={send} className="flex gap-2 border-line border-t px-5 py-3">
      <label className="min-w-0 flex-1">
        <span className="sr-only">Your question</span>
        <input
          ref={fieldRef}
          maxLength={LONGEST}
          placeholder="Can I take it with …?"
          autoComplete="off"
          className={cx(fieldStyle, 'text-base')}
        />
      </label>
      <button type="submit" aria-label="Ask" className={cx(iconButtonLook, 'hover:bg-accent-wash hover:text-ink')}>
        <ArrowRightIcon />
      </button>
    </form>
  );
});
