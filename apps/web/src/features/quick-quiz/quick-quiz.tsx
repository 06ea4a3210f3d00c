import {
  AppError,
  type QuizFailure,
  quickRecommendation,
  shortQuestions,
  validateShortQuestionnaire,
} from '@evidose/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { AnswerProvider, useAnswerState } from '../../components/questions/answer-context.tsx';
import { focusField } from '../../components/questions/focus-field.ts';
import { QuestionField } from '../../components/questions/question-field.tsx';
import { SendButton } from '../../components/questions/send-button.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { call } from '../../lib/api.ts';
import { clearError, reportError } from '../../lib/errors.ts';
import { keepQuickAnswers, quickStore, type shortFields } from './quick-store.ts';
import { keepResult } from './result.ts';

/** Goals come first on screen; validation keeps the specification's order. */
const ON_SCREEN = [
  'goals',
  'activeness',
  'age',
  'gender',
  'height',
  'weight',
  'supplements',
  'allergies',
] as const satisfies readonly (typeof shortFields)[number][];

export function QuickQuiz() {
  return (
    <AnswerProvider value={quickStore}>
      <QuickForm />
    </AnswerProvider>
  );
}

function QuickForm() {
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const isBusy = useRef(false);
  const problem = useAnswerState((state) => state.problem);

  useEffect(keepQuickAnswers, []);
  useEffect(() => {
    if (problem !== null && formRef.current !== null) focusField(formRef.current, problem.field);
  }, [problem]);

  function show({ field, message, hint }: QuizFailure): void {
    const details = { field, message, ...(hint === undefined ? {} : { hint }) };
    reportError(new AppError('QUESTIONNAIRE_INVALID', details));
    quickStore.change({ problem: details });
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy.current) return;
    const checked = validateShortQuestionnaire(quickStore.get().answers);
    if (!checked.ok) return show(checked.failure);
    clearError('quiz');
    quickStore.change({ problem: null });
    isBusy.current = true;
    setSending(true);
    setFailure(null);
    try {
      const result = await call(quickRecommendation, { body: { ...checked.answers } });
      keepResult({ userInfo: checked.answers, result });
      await navigate('/quiz-results');
    } catch (thrown) {
      setFailure(reportError(thrown));
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  return (
    <form ref={formRef} noValidate onSubmit={send} className="flex flex-col gap-9">
      {ON_SCREEN.map((field) => (
        <QuestionField key={field} name={field} question={shortQuestions[field]} />
      ))}
      {failure !== null && <ErrorNotice error={failure} />}
      <SendButton isPending={isSending}>See my first results</SendButton>
    </form>
  );
}
