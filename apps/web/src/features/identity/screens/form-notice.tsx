import type { AppError } from '@evidose/contract';
import { Callout } from '../../../components/ui/callout.tsx';

const SHORT_WAIT_S = 90;

function waitOf(seconds: number): string {
  if (seconds <= SHORT_WAIT_S) return 'You can try again in about a minute.';
  return `You can try again in ${Math.ceil(seconds / 60)} minutes.`;
}

/** What went wrong with the form as a whole. What is said beside a field already is not said twice. */
export function FormNotice({ error }: { readonly error: AppError | null }) {
  if (error === null) return null;
  const { field, hint, retryAfterSeconds } = error.details;
  const isSaidElsewhere = field === 'email' || field === 'password';
  return (
    <Callout tone="urgent" isAlert title={error.message}>
      {isSaidElsewhere
        ? undefined
        : (hint ?? (retryAfterSeconds === undefined ? undefined : waitOf(retryAfterSeconds)))}
    </Callout>
  );
}
