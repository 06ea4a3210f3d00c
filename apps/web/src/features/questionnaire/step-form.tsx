import { type Field, isField, isShown, questionOf } from '@evidose/contract';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useAnswerState, useAnswerStore } from '../../components/questions/answer-context.tsx';
import { focusField } from '../../components/questions/focus-field.ts';
import { QuestionField } from '../../components/questions/question-field.tsx';
import { checkStep } from './check-step.ts';
import type { Step } from './model/steps.ts';
import { clearProblem, reportProblem } from './report-problem.ts';
import { StepBar } from './step-bar.tsx';

interface StepFormProps {
  readonly step: Step;
  readonly isChange: boolean;
  readonly onBack: (() => void) | null;
  readonly onDone: () => void;
}

/** One screenful of questions. A real form, so that Enter goes on from every field that is not several lines. */
export function StepForm({ step, isChange, onBack, onDone }: StepFormProps) {
  const store = useAnswerStore();
  const formRef = useRef<HTMLFormElement>(null);
  useFocusOnProblem(formRef, step);

  function goOn(event: FormEvent) {
    event.preventDefault();
    const failure = checkStep(step.fields, store.get().answers);
    if (failure !== null) return reportProblem(store, failure);
    clearProblem(store);
    onDone();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) formRef.current?.requestSubmit();
  }

  return (
    <form ref={formRef} noValidate onSubmit={goOn} onKeyDown={onKeyDown} className="flex flex-col">
      <div key={step.place} className="flex animate-rise flex-col gap-9 max-sm:min-h-[calc(100dvh-25rem)]">
        {step.fields.map((field) => (
          <ShownField key={field} field={field} />
        ))}
      </div>
      <StepBar onBack={onBack} label={isChange ? 'Done' : 'Continue'} />
    </form>
  );
}

function ShownField({ field }: { readonly field: Field }) {
  const shown = useAnswerState(({ answers }) => isShown(field, answers));
  if (!shown) return null;
  const question = questionOf(field);
  if (question.shownWhen === undefined) return <QuestionField name={field} question={question} />;
  return (
    <div className="-mt-4 relative animate-rise border-accent/40 border-l-2 pl-4 focus-within:z-10 sm:pl-5">
      <QuestionField name={field} question={question} />
    </div>
  );
}

/** After the page has put its focus on the heading: to the answer that has to be looked at again. */
function useFocusOnProblem(formRef: React.RefObject<HTMLFormElement | null>, step: Step): void {
  const problem = useAnswerState((state) => state.problem);
  useEffect(() => {
    const [field = ''] = problem?.field.split('.') ?? [];
    if (problem === null || !isField(field) || !step.fields.includes(field)) return;
    const timer = setTimeout(() => {
      if (formRef.current !== null) focusField(formRef.current, problem.field);
    });
    return () => clearTimeout(timer);
  }, [problem, step, formRef]);
}
