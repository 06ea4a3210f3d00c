import type { FrequencyQuestion } from '@evidose/contract';
import { memo, useCallback } from 'react';
import { cx } from '../../lib/cx.ts';
import { useAnswer, useAnswerStore } from './answer-context.tsx';
import { asRecord } from './as-record.ts';
import { idsOf, QuestionFrame, type QuestionProps, useDescription } from './question-frame.tsx';

/** One row per food: a table on a wide screen, stacked on a phone. */
export function FrequencyAnswer({ name, question }: QuestionProps<FrequencyQuestion>) {
  const store = useAnswerStore();
  const parts = asRecord(useAnswer(name)[0]);
  const description = useDescription({ name, question });
  const answerRow = useCallback(
    (row: string, often: string) => store.answer(name, { ...asRecord(store.get().answers[name]), [row]: often }),
    [store, name],
  );
  return (
    <QuestionFrame name={name} question={question}>
      <fieldset
        aria-labelledby={idsOf(name).label}
        aria-describedby={description}
        className="mt-1 flex min-w-0 flex-col divide-y divide-line border-line border-y"
      >
        {Object.entries(question.rows).map(([row, label]) => (
          <FrequencyRow
            key={row}
            name={name}
            row={row}
            label={label}
            question={question}
            value={parts[row]}
            onAnswer={answerRow}
          />
        ))}
      </fieldset>
    </QuestionFrame>
  );
}

interface FrequencyRowProps {
  readonly name: string;
  readonly row: string;
  readonly label: string;
  readonly question: FrequencyQuestion;
  readonly value: unknown;
  readonly onAnswer: (row: string, often: string) => void;
}

const FrequencyRow = memo(function FrequencyRow({ name, row, label, question, value, onAnswer }: FrequencyRowProps) {
  const labelId = `q-${name}-${row}`;
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      className="grid items-center gap-x-5 gap-y-1.5 py-2.5 md:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <p id={labelId} className="font-medium text-sm">
        {label}
      </p>
      <div className="grid grid-cols-5 overflow-hidden rounded-md border border-edge/55">
        {Object.entries(question.options).map(([often, words], index) => (
          <label
            key={often}
            className={cx(
              'relative flex min-h-11 cursor-pointer items-center justify-center px-0.5 text-center text-2xs leading-tight transition sm:text-xs',
              'bg-surface text-ink-soft hover:bg-accent-wash has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent',
              'has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:-outline-offset-3 has-checked:has-focus-visible:outline-on-accent',
              index > 0 && 'border-edge/35 border-l',
            )}
          >
            <input
              type="radio"
              name={`${name}.${row}`}
              value={often}
              checked={value === often}
              aria-label={words}
              onChange={() => onAnswer(row, often)}
              className="absolute inset-0 cursor-pointer scroll-my-28 appearance-none focus-visible:outline-none"
            />
            <span aria-hidden="true" className="pointer-events-none">
              {question.shortOptions[often] ?? words}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
});
