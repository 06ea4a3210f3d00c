import type { Question } from '@evidose/contract';
import { memo } from 'react';
import { ChoiceAnswer } from './choice-answer.tsx';
import { FrequencyAnswer } from './frequency-answer.tsx';
import { LabsAnswer } from './labs-answer.tsx';
import { ManyAnswer } from './many-answer.tsx';
import { NumberAnswer } from './number-answer.tsx';
import type { QuestionProps } from './question-frame.tsx';
import { TextAnswer } from './text-answer.tsx';

export const QuestionField = memo(function QuestionField({ name, question }: QuestionProps<Question>) {
  switch (question.kind) {
    case 'number':
      return <NumberAnswer name={name} question={question} />;
    case 'one':
      return <ChoiceAnswer name={name} question={question} />;
    case 'many':
      return <ManyAnswer name={name} question={question} />;
    case 'text':
      return <TextAnswer name={name} question={question} />;
    case 'labs':
      return <LabsAnswer name={name} question={question} />;
    case 'frequency':
      return <FrequencyAnswer name={name} question={question} />;
  }
});
