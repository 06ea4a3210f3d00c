import { toAppError } from '../../lib/errors.ts';
import { Button } from './button.tsx';
import { Callout } from './callout.tsx';

interface ErrorNoticeProps {
  /** Whatever was thrown; shown as its row of the error catalogue. */
  readonly error: unknown;
  readonly onRetry?: () => void;
}

export function ErrorNotice({ error, onRetry }: ErrorNoticeProps) {
  const { message, details } = toAppError(error);
  return (
    <Callout
      tone="urgent"
      isAlert
      title={message}
      {...(onRetry === undefined
        ? {}
        : {
            actions: (
              <Button variant="secondary" size="sm" onPress={onRetry}>
                Try again
              </Button>
            ),
          })}
    >
      {details.hint}
    </Callout>
  );
}
