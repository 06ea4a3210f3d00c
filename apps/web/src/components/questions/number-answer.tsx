import type { NumberQuestion } from '@evidose/contract';
import { useProblem, useTextAnswer } from './answer-context.tsx';
import { HeightAnswer } from './height-answer.tsx';
import { numberLook } from './input-look.ts';
import { idsOf, QuestionFrame, type QuestionProps, useDescription } from './question-frame.tsx';
import { WeightAnswer } from './weight-answer.tsx';

/** A figure with a unit. Lengths and weights may be given in the units of the United States as well. */
export function NumberAnswer(props: QuestionProps<NumberQuestion>) {
  if (props.question.unit === 'cm') return <HeightAnswer {...props} />;
  if (props.question.unit === 'kg') return <WeightAnswer {...props} />;
  return (
    <QuestionFrame {...props} isSingle>
      <PlainNumber {...props} />
    </QuestionFrame>
  );
}

/** The stored field itself, in its stored unit. */
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
        className={`${numberLook} max-w-36`}
      />
      <span className="text-ink-soft">{question.unit}</span>
    </div>
  );
}
