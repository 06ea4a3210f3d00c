import type { NumberQuestion } from '@evidose/contract';
import { HeightAnswer } from './height-answer.tsx';
import { PlainNumber } from './plain-number.tsx';
import { QuestionFrame, type QuestionProps } from './question-frame.tsx';
import { WeightAnswer } from './weight-answer.tsx';

/** Lengths and weights may also be given in US units. */
export function NumberAnswer(props: QuestionProps<NumberQuestion>) {
  if (props.question.unit === 'cm') return <HeightAnswer {...props} />;
  if (props.question.unit === 'kg') return <WeightAnswer {...props} />;
  return (
    <QuestionFrame {...props} isSingle>
      <PlainNumber {...props} />
    </QuestionFrame>
  );
}
