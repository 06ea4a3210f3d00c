import type { AppError } from '@evidose/contract';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { slotOf } from '../../../lib/errors.ts';
import { type Task, useTask } from './use-task.ts';

/** Next to its field if it has one, else above the button. */
function errorsByPlace(error: AppError | null) {
  if (error === null) return { email: null, password: null, form: null };
  const { field, hint } = error.details;
  const slot = slotOf(error.type);
  return {
    email: slot === 'fill' ? error.message : field === 'email' ? (hint ?? error.message) : null,
    password: slot === 'password' ? error.message : field === 'password' ? (hint ?? error.message) : null,
    form: slot === 'fill' || slot === 'password' ? null : error,
  };
}

interface TaskForm extends Pick<Task, 'isBusy' | 'error'> {
  readonly problems: ReturnType<typeof errorsByPlace>;
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
    readonly onChange: () => void;
  };
}

/** A form that starts a task. An invalid field gets focus; its message clears on the next keystroke. */
export function useTaskForm(submit: (run: Task['run']) => Promise<void>): TaskForm {
  const { isBusy, error, run, forget } = useTask();
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error !== null) ref.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();
  }, [error]);
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void submit(run);
  }
  return { isBusy, error, problems: errorsByPlace(error), form: { ref, noValidate: true, onSubmit, onChange: forget } };
}
