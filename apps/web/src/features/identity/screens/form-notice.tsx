import type { AppError } from '@evidose/contract';
import { Callout } from '../../../components/ui/callout.tsx';
import { waitingTime } from '../../../lib/waiting-time.ts';

/** Errors of the form as a whole; field errors are not repeated. */
export function FormNotice({ error }: { readonly error: AppError | null }) {
  if (error === null) return null;
  const { field, hint, retryAfterSeconds } = error.details;
  const isSaidElsewhere = field === 'email' || field === 'password';
  const wait = retryAfterSeconds === undefined ? undefined : `You can try again in ${waitingTime(retryAfterSeconds)}.`;
  return (
    <Callout tone="urgent" isAlert title={error.message}>
      {isSaidElsewhere ? undefined : (hint ?? wait)}
    </Callout>
  );
}
