import type { AppError } from '@evidose/contract';
import { Callout } from '../../components/ui/callout.tsx';

/** What went wrong, and that nothing typed is lost. */
export function MessageFailed({ error: { message, details } }: { readonly error: AppError }) {
  const minutes = details.retryAfterSeconds === undefined ? null : Math.ceil(details.retryAfterSeconds / 60);
  return (
    <Callout tone="urgent" isAlert title={message}>
      {minutes !== null && `You can send again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. `}
      Your message stays here as long as this tab is open.
    </Callout>
  );
}
