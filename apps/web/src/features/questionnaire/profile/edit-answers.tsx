import { type AppError, type Field, isShown, questionOf } from '@evidose/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AnswerProvider, useAnswerState } from '../../../components/questions/answer-context.tsx';
import {
  type AnswerStore,
  createAnswerStore,
  noAnswers,
  type RawAnswers,
} from '../../../components/questions/answer-store.ts';
import { focusField } from '../../../components/questions/focus-field.ts';
import { QuestionField } from '../../../components/questions/question-field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorNotice } from '../../../components/ui/error-notice.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { reportError } from '../../../lib/errors.ts';
import { checkStep } from '../check-step.ts';
import { fillPregnancyStatus } from '../model/consequences.ts';
import { useUpdate } from './use-update.ts';

interface EditAnswersProps {
  readonly fields: readonly Field[];
  readonly stored: RawAnswers;
  readonly onClose: () => void;
}

/** Changes a question and its follow-ups, and merges only what changed into the stored questionnaire. */
export function EditAnswers(props: EditAnswersProps) {
  const [store] = useState(() =>
    createAnswerStore({ initial: { ...noAnswers, answers: props.stored }, consequence: fillPregnancyStatus }),
  );
  return (
    <AnswerProvider value={store}>
      <EditForm {...props} store={store} />
    </AnswerProvider>
  );
}

function EditForm({ fields, stored, onClose, store }: EditAnswersProps & { readonly store: AnswerStore }) {
  const formRef = useRef<HTMLFormElement>(null);
  const update = useUpdate();
  const [failure, setFailure] = useState<AppError | null>(null);
  const answers = useAnswerState((state) => state.answers);
  const problem = useAnswerState((state) => state.problem);
  const [first = 'age'] = fields;

  useEffect(() => {
    if (formRef.current !== null) focusField(formRef.current, problem?.field ?? first);
  }, [problem, first]);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (update.isPending) return;
    const found = checkStep(fields, store.get().answers);
    if (found !== null) return store.change({ problem: found });
    setFailure(null);
    try {
      await update.mutateAsync(changeOf(store.get().answers, stored));
      toast('Saved. Your plan still shows the earlier answers until you renew it.');
      onClose();
    } catch (thrown) {
      const error = reportError(thrown);
      const { field, hint } = error.details;
      if (error.code !== 'QUESTIONNAIRE_INVALID' || field === undefined) return setFailure(error);
      store.change({ problem: { field, message: error.message, ...(hint === undefined ? {} : { hint }) } });
    }
  }

  return (
    <form ref={formRef} noValidate onSubmit={save} className="flex animate-rise flex-col gap-6">
      {fields
        .filter((field) => isShown(field, answers))
        .map((field) => (
          <QuestionField key={field} name={field} question={questionOf(field)} />
        ))}
      {failure !== null && <ErrorNotice error={failure} />}
      <div className="flex gap-3">
        <Button type="submit" isPending={update.isPending}>
          Save
        </Button>
        <Button variant="secondary" onPress={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** What differs from the stored answers; an answer taken away is null. */
function changeOf(answers: RawAnswers, stored: RawAnswers): Record<string, unknown> {
  const names = new Set([...Object.keys(answers), ...Object.keys(stored)]);
  const changed = [...names].filter((name) => JSON.stringify(answers[name]) !== JSON.stringify(stored[name]));
  return Object.fromEntries(changed.map((name) => [name, answers[name] ?? null]));
}
