import type { ManyQuestion } from '@evidose/contract';
import { useCallback } from 'react';
import { cx } from '../../lib/cx.ts';
import { useAnswer, useAnswerStore } from './answer-context.tsx';
import { CheckCard } from './check-card.tsx';
import { gridOf } from './choice-style.ts';
import { asValues, toggled } from './exclusive.ts';
import { GroupedChecks } from './grouped-checks.tsx';
import { idsOf, QuestionFrame, type QuestionProps, useDescription } from './question-frame.tsx';

/** Native checkboxes that share the field's name. */
export function ManyAnswer({ name, question }: QuestionProps<ManyQuestion>) {
  const store = useAnswerStore();
  const values = asValues(useAnswer(name)[0]);
  const description = useDescription({ name, question });
  // Reads the answer at press time, so that the callback and every card stay the same.
  const toggle = useCallback(
    (value: string) => store.answer(name, toggled(question, asValues(store.get().answers[name]), value)),
    [store, name, question],
  );
  return (
    <QuestionFrame name={name} question={question}>
      <fieldset aria-labelledby={idsOf(name).label} aria-describedby={description} className="min-w-0">
        {question.groups === undefined ? (
          <div className={cx('grid gap-2', gridOf(question.options))}>
            {Object.entries(question.options).map(([value, label]) => (
              <CheckCard
                key={value}
                name={name}
                value={value}
                label={label}
                isChecked={values.includes(value)}
                onToggle={toggle}
              />
            ))}
          </div>
        ) : (
          <GroupedChecks name={name} question={question} groups={question.groups} values={values} onToggle={toggle} />
        )}
      </fieldset>
    </QuestionFrame>
  );
}
