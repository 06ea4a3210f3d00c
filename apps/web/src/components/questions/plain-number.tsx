import type { NumberQuestion } from '@evidose/contract';
import { useProblem, useTextAnswer } from './answer-context.tsx';
import { numberStyle } from './input-style.ts';
import { idsOf, type QuestionProps, useDescription } from './question-frame.tsx';

export function PlainNumber({ name, question }: QuestionProps<NumberQuestion>) {
  const [text, answer] = useTextAnswer(name);
  const problem = useProblem(name);
  const description = useDescription({ name, question });
  return (
    <div className="flex items-center gap-2.5">
      <input
        id={idsOf(name).control}
        name={name}
        type="text"
        inputMode={question.integer ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-describedby={description}
        aria-invalid={problem !== null}
        aria-required={question.number !== null}
        value={text}
        onChange={(event) => answer(event.target.value)}
        className={`${numberStyle} max-w-36`}
      />
      <span className="text-ink-soft">{question.unit}</span>
    </div>
  );
}
