import type { OneQuestion } from '@evidose/contract';
import { cx } from '../../lib/cx.ts';
import { useAnswer, useAnswerState, useProblem } from './answer-context.tsx';
import { answerCard, gridOf, radioMark } from './choice-style.ts';
import { idsOf, QuestionFrame, type QuestionProps, useDescription } from './question-frame.tsx';

/** Native radios, so that arrow keys, names and values work as in any form. */
export function ChoiceAnswer({ name, question }: QuestionProps<OneQuestion>) {
  const [value, answer] = useAnswer(name);
  const isFilled = useAnswerState(({ filled }) => filled.includes(name));
  const problem = useProblem(name);
  const description = useDescription({ name, question });
  return (
    <QuestionFrame name={name} question={question} note={isFilled && <FilledNote />}>
      <div
        role="radiogroup"
        aria-labelledby={idsOf(name).label}
        aria-describedby={description}
        aria-required={question.number !== null}
        aria-invalid={problem !== null}
        className={cx('grid gap-2', gridOf(question.options))}
      >
        {Object.entries(question.options).map(([option, label]) => (
          <label key={option} className={answerCard}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => answer(option)}
              className={radioMark}
            />
            <span className="min-w-0 font-medium">{label}</span>
          </label>
        ))}
      </div>
    </QuestionFrame>
  );
}

function FilledNote() {
  return (
    <p className="text-ink-soft text-sm">We filled this in from an earlier answer. Change it if it’s not right.</p>
  );
}
