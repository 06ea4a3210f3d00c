import { type Field, isField, isShown, questionOf } from '@evidose/contract';
import {
  type FormEvent,
  type KeyboardEvent,
  memo,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useAnswerState, useAnswerStore } from '../../components/questions/answer-context.tsx';
import { focusField } from '../../components/questions/focus-field.ts';
import { QuestionField } from '../../components/questions/question-field.tsx';
import { afterQuiet } from './after-quiet.ts';
import { checkStep } from './check-step.ts';
import { type ScreenSize, type Step, stepsFor } from './model/steps.ts';
import { clearProblem, reportProblem } from './report-problem.ts';
import { StepBar } from './step-bar.tsx';

interface StepFormProps {
  readonly step: Step;
  readonly size: ScreenSize;
  readonly isChange: boolean;
  readonly onBack: (() => void) | null;
  readonly onDone: () => void;
}

/** One screenful of questions. A real form, so that Enter goes on from every field that is not several lines. */
export function StepForm({ step, size, isChange, onBack, onDone }: StepFormProps) {
  const store = useAnswerStore();
  const formRef = useRef<HTMLFormElement>(null);
  useFocusOnProblem(formRef, step);
  const stepsAtHand = useStepsAtHand(step, size);

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
      {stepsAtHand.map((each) => (
        <StepAtHand key={each.place} step={each} isShown={each === step} />
      ))}
      <StepBar onBack={onBack} label={isChange ? 'Done' : 'Continue'} />
    </form>
  );
}

const CAN_HOLD_BACK = CSS.supports('content-visibility', 'hidden');

/** The step, and its neighbours drawn ahead while the person reads: a move then only shows what is there already. */
function useStepsAtHand(step: Step, size: ScreenSize): readonly Step[] {
  const [settled, setSettled] = useState<Step | null>(null);
  useEffect(() => {
    if (CAN_HOLD_BACK) return afterQuiet(() => startTransition(() => setSettled(step)));
  }, [step]);
  const steps = stepsFor(size);
  const middle = settled === null ? -1 : steps.indexOf(settled);
  return steps.filter((each, index) => each === step || (middle >= 0 && Math.abs(index - middle) <= 1));
}

/**
 * Content that is held back is out of sight, out of reach and read by nobody, but keeps its layout: to show it costs a
 * tenth of what `display` or `visibility` would. So that there is a layout to keep, one is made on arrival.
 */
function StepAtHand({ step, isShown }: { readonly step: Step; readonly isShown: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || !element.classList.contains(HELD_BACK)) return;
    element.style.contentVisibility = 'visible';
    void element.offsetHeight;
    element.style.contentVisibility = '';
  }, []);
  return (
    // No entrance: a person who goes on wants to read, not to watch.
    <div ref={ref} data-step={isShown ? 'shown' : 'at-hand'} className={isShown ? undefined : HELD_BACK}>
      <StepFields step={step} />
    </div>
  );
}

const HELD_BACK = '[content-visibility:hidden]';

const StepFields = memo(function StepFields({ step }: { readonly step: Step }) {
  return (
    <div className="flex flex-col gap-9 max-sm:min-h-[calc(100dvh-25rem)]">
      {step.fields.map((field) => (
        <ShownField key={field} field={field} />
      ))}
    </div>
  );
});

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
