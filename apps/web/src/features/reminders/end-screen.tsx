import { endRemindersByLink } from '@evidose/contract';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { call } from '../../lib/api.ts';
import { toAppError } from '../../lib/errors.ts';

type State = { readonly at: 'asking' | 'busy' | 'done' } | { readonly at: 'failed'; readonly error: unknown };

/** Needs a press: mail scanners open links. */
export function EndScreen({ token }: { readonly token: string }) {
  const [state, setState] = useState<State>({ at: 'asking' });
  if (token === '')
    return (
      <Callout tone="warning" title="This link is not complete">
        Open it again from your mail.
      </Callout>
    );
  if (state.at === 'done') {
    return (
      <Callout tone="success" title="You will get no more of these">
        You can turn reminders on again in your profile at any time.
      </Callout>
    );
  }
  const end = () => {
    setState({ at: 'busy' });
    call(endRemindersByLink, { params: { token } }).then(
      () => setState({ at: 'done' }),
      (error: unknown) => setState({ at: 'failed', error }),
    );
  };
  return (
    <div className="flex flex-col items-start gap-4">
      {state.at === 'failed' && <ErrorNotice error={toAppError(state.error)} />}
      <Button variant="danger" isPending={state.at === 'busy'} onPress={end}>
        Stop these reminders
      </Button>
    </div>
  );
}
