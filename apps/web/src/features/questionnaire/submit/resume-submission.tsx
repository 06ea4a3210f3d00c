import { findWaitingAnswers } from './pending-answers.ts';
import { SendProblem } from './send-problem.tsx';
import { useResume } from './use-resume.ts';

/** On the pages of an account; visible only if something goes wrong. */
export default function ResumeSubmission() {
  const retry = useResume('complete');
  if (findWaitingAnswers('complete') === null) return null;
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-6 sm:px-8">
      <SendProblem onRetry={retry} />
    </div>
  );
}
