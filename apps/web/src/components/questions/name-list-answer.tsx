import type { NameKind, TextQuestion } from '@evidose/contract';
import { useCallback, useRef } from 'react';
import { searchOf } from '../../lib/names.ts';
import { NameTextarea } from '../names/name-textarea.tsx';
import { useAnswerStore, useProblem, useTextAnswer } from './answer-context.tsx';
import { fieldStyle } from './input-style.ts';
import { idsOf, type QuestionProps, useDescription } from './question-frame.tsx';
import { UnderstoodList } from './understood-list.tsx';

interface NameListProps extends QuestionProps<TextQuestion> {
  readonly typeAhead: NameKind;
}

const ANSWER_NO = 'no';

/** "No" is an answer, not the beginning of a name. */
const nameSearchOf = (before: string): string | null =>
  before.trim().toLowerCase() === ANSWER_NO ? null : searchOf(before);

export function NameListAnswer({ name, question, typeAhead }: NameListProps) {
  const [text, answer] = useTextAnswer(name);
  const problem = useProblem(name);
  const description = useDescription({ name, question });
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const store = useAnswerStore();
  const countToCheck = useCallback(
    (count: number) => {
      const { toCheck } = store.get();
      if ((toCheck[name] ?? 0) !== count) store.change({ toCheck: { ...toCheck, [name]: count } });
    },
    [store, name],
  );
  return (
    <div className="flex flex-col gap-2">
      <NameTextarea
        id={idsOf(name).control}
        name={name}
        kind={typeAhead}
        boxRef={boxRef}
        value={text}
        onChange={answer}
        lookFor={nameSearchOf}
        rows={2}
        aria-describedby={description}
        aria-invalid={problem !== null}
        className={`${fieldStyle} field-sizing-content max-h-80`}
      />
      {question.number !== null && text.trim() === '' && (
        <button
          type="button"
          onClick={() => answer(ANSWER_NO)}
          className="min-h-11 cursor-pointer self-start rounded-full border border-edge/55 bg-surface px-4 font-medium text-sm transition hover:border-accent hover:bg-accent-wash"
        >
          No, nothing
        </button>
      )}
      <UnderstoodList
        kind={typeAhead}
        text={text.trim().toLowerCase() === ANSWER_NO ? '' : text}
        onChange={answer}
        boxRef={boxRef}
        onToCheck={countToCheck}
      />
    </div>
  );
}
