import { type Field, isField, isShown, questionOf } from '@evidose/contract';
import { type KeyboardEvent, memo, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useAnswerState, useAnswerStore } from '../../components/questions/answer-context.tsx';
import { focusField } from '../../components/questions/focus-field.ts';
import { QuestionField } from '../../components/questions/question-field.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { cx } from '../../lib/cx.ts';
import { checkStep } from './check-step.ts';
import { type Place, type ScreenSize, type Step, stepsFor } from './model/steps.ts';
import { PrerenderedScreen } from './prerendered-screen.tsx';
import { clearProblem, reportProblem } from './report-problem.ts';
import { StepBar } from './step-bar.tsx';
import { isAnswered, useAutoAdvance } from './use-auto-advance.ts';

interface StepFormProps {
  readonly step: Step;
  /** The position after a pause. */
  readonly settled: Place | null;
  readonly size: ScreenSize;
  readonly isChange: boolean;
  readonly onBack: (() => void) | null;
  readonly onDone: () => void;
}

/** A real form, so that Enter continues from every single-line field. */
export function StepForm({ step, settled, size, isChange, onBack, onDone }: StepFormProps) {
  const store = useAnswerStore();
  const formRef = useRef<HTMLFormElement>(null);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  useFocusOnProblem(formRef, step);
  const openLines = useAnswerState(({ answers, toCheck }) =>
    step.fields.reduce((sum, field) => sum + (isShown(field, answers) ? (toCheck[field] ?? 0) : 0), 0),
  );
  /** Asked once per screen: continuing again counts as a decision. */
  const [askedAt, setAskedAt] = useState<Place | null>(null);
  const hasAsked = askedAt === step.place;
  const setAsked = (isAsked: boolean) => setAskedAt(isAsked ? step.place : null);

  const movesOn = useAutoAdvance(
    () => isAnswered(step.fields, store.get().answers),
    () => {
      clearProblem(store);
      onDone();
    },
  );

  function goOn(event: SyntheticEvent) {
    event.preventDefault();
    movesOn.stop();
    if (isSecondHalf(event, movedAt.current) || movesOn.isLatePress(event.timeStamp)) return;
    const failure = checkStep(step.fields, store.get().answers);
    if (failure !== null) return reportProblem(store, failure);
    if (openLines > 0 && !hasAsked) return setAsked(true);
    clearProblem(store);
    movedAt.current = event.timeStamp;
    onDone();
  }

  function onKeyDown(event: KeyboardEvent) {
    movesOn.onKeyDown();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) formRef.current?.requestSubmit();
  }

  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={goOn}
      onKeyDown={onKeyDown}
      onPointerDown={movesOn.onPointerDown}
      onChange={movesOn.onChange}
      className="flex flex-col"
    >
      {stepsAhead(step, settled, size).map((each) => (
        <PrerenderedScreen key={each.place} isShown={each === step}>
          <StepFields step={each} />
        </PrerenderedScreen>
      ))}
      {hasAsked && openLines > 0 && <OpenLines count={openLines} />}
      <StepBar
        onBack={onBack}
        label={isChange ? 'Done' : hasAsked && openLines > 0 ? 'Continue anyway' : 'Continue'}
        onContinue={goOn}
      />
    </form>
  );
}

/** Shown once, on the same screen: missing answers are treated conservatively. */
const OpenLines = ({ count }: { readonly count: number }) => (
  <div className="mt-6">
    <Callout
      tone="warning"
      isAlert
      title={count === 1 ? 'One line is still to check' : `${count} lines are still to check`}
    >
      Until you tell us, we count the safer of what it may mean. You can check it now, or go on.
    </Callout>
  </div>
);

const DOUBLE_CLICK_MS = 400;

/** The second half of a double click would answer on the next screen. */
function isSecondHalf({ nativeEvent, timeStamp }: SyntheticEvent, movedAt: number): boolean {
  return nativeEvent instanceof UIEvent && nativeEvent.detail > 1 && timeStamp - movedAt < DOUBLE_CLICK_MS;
}

/** The current step, with its neighbors rendered ahead so that a move only reveals them. */
function stepsAhead(step: Step, settled: Place | null, size: ScreenSize): readonly Step[] {
  const steps = stepsFor(size);
  const middle = steps.findIndex(({ place }) => place === settled);
  return steps.filter((each, index) => each === step || (middle >= 0 && Math.abs(index - middle) <= 1));
}

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
  const [cameWithScreen] = useState(shown);
  if (!shown) return null;
  const question = questionOf(field);
  if (question.shownWhen === undefined) return <QuestionField name={field} question={question} />;
  return (
    <div
      className={cx(
        '-mt-4 relative border-accent/40 border-l-2 pl-4 focus-within:z-10 sm:pl-5',
        !cameWithScreen && 'animate-rise',
      )}
    >
      <QuestionField name={field} question={question} />
    </div>
  );
}

/** Runs after the page has focused its heading, to move on to the answer that needs attention. */
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
