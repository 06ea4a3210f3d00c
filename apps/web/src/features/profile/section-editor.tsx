import { type Field, fieldsOfSection, isShown, mergeAnswers, questionOf, type SectionId } from '@evidose/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sayNothingChanged, useRemakePlan } from '../../components/plan/use-remake-plan.ts';
import { AnswerProvider, useAnswerState, useAnswerStore } from '../../components/questions/answer-context.tsx';
import { createAnswerStore, noAnswers } from '../../components/questions/answer-store.ts';
import { focusField } from '../../components/questions/focus-field.ts';
import { QuestionField } from '../../components/questions/question-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { toAppError } from '../../lib/errors.ts';
import { useUpdateAnswers } from './queries.ts';

interface SectionEditorProps {
  readonly section: SectionId;
  readonly answers: Readonly<Record<string, unknown>>;
  /** The question to start with, else the section's first. */
  readonly first: Field | null;
  readonly onDone: () => void;
}

/** The questionnaire's controls on the stored answers. Cancel discards, Save merges. */
export function SectionEditor({ section, answers, first, onDone }: SectionEditorProps) {
  const [store] = useState(() => createAnswerStore({ initial: { ...noAnswers, answers } }));
  return (
    <AnswerProvider value={store}>
      <EditorForm section={section} stored={answers} first={first} onDone={onDone} />
    </AnswerProvider>
  );
}

interface EditorFormProps {
  readonly section: SectionId;
  readonly stored: Readonly<Record<string, unknown>>;
  readonly first: Field | null;
  readonly onDone: () => void;
}

function EditorForm({ section, stored, first, onDone }: EditorFormProps) {
  const store = useAnswerStore();
  const form = useRef<HTMLFormElement>(null);
  const answers = useAnswerState((state) => state.answers);
  const update = useUpdateAnswers();
  const remake = useRemakePlan();
  const fields = fieldsOfSection(section);

  // The Edit button is gone: focus moves to the requested question, or the first.
  useEffect(() => {
    const [start] = fieldsOfSection(section);
    const target = first !== null && fieldsOfSection(section).includes(first) ? first : start;
    if (form.current !== null && target !== undefined) focusField(form.current, target);
  }, [section, first]);

  function save({ isOnlySaved }: { readonly isOnlySaved: boolean }): void {
    const change = Object.fromEntries(fields.map((field) => [field, answers[field] ?? null]));
    // The server's own check, run here first to show errors next to their questions.
    const merged = mergeAnswers(stored, change);
    if (!merged.ok) {
      store.change({ problem: merged.failure });
      if (form.current !== null) focusField(form.current, merged.failure.field);
      return;
    }
    const isSame = fields.every((field) => JSON.stringify(merged.answers[field]) === JSON.stringify(stored[field]));
    if (isSame) {
      sayNothingChanged();
      onDone();
    } else if (isOnlySaved) {
      update.mutate(change, { onSuccess: onDone });
    } else {
      remake.mutate(change);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    save({ isOnlySaved: false });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-9 pt-2">
      {fields
        .filter((field) => isShown(field, answers))
        .map((field) => (
          <QuestionField key={field} name={field} question={questionOf(field)} />
        ))}
      {update.isError && <ErrorNotice error={toAppError(update.error)} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={remake.isPending}>
          Save and update my plan
        </Button>
        <Button variant="secondary" isPending={update.isPending} onPress={() => save({ isOnlySaved: true })}>
          Only save
        </Button>
        <Button variant="quiet" onPress={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
