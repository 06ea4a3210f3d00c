import { ErrorNotice } from '../../../components/ui/error-notice.tsx';
import { useErrorSlot } from '../../../lib/errors.ts';

/** The answers are still stored; retrying is safe. */
export function SendProblem({ onRetry }: { readonly onRetry: () => void }) {
  const quiz = useErrorSlot('quiz');
  const database = useErrorSlot('database');
  const login = useErrorSlot('login');
  const general = useErrorSlot('general');
  const error = quiz ?? database ?? login ?? general;
  return error === undefined ? null : <ErrorNotice error={error} onRetry={onRetry} />;
}
