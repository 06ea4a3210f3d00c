import { type AppError, readMe } from '@evidose/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { reportError } from '../../lib/errors.ts';
import { useSession } from '../../lib/session.ts';
import { useTextDraft } from '../../lib/use-text-draft.ts';
import { withRetry } from '../../lib/with-retry.ts';
import { firstProblem, type MessageField, type MessageProblem } from './message-problems.ts';
import type { MessageKind } from './send-message.ts';

const FIELDS: Readonly<Record<MessageKind, readonly MessageField[]>> = {
  contact: ['name', 'email', 'message'],
  business: ['name', 'company', 'email', 'message'],
};

type State =
  | { readonly is: 'writing'; readonly problem: MessageProblem | null; readonly error: AppError | null }
  | { readonly is: 'sending' }
  | { readonly is: 'sent'; readonly to: string };

const WRITING: State = { is: 'writing', problem: null, error: null };

interface Fillable {
  readonly name: ReturnType<typeof useTextDraft>;
  readonly email: ReturnType<typeof useTextDraft>;
}

/** Prefills name and address when signed in, without overwriting what was typed. */
function usePrefilled({ name, email }: Fillable): void {
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isSignedIn || isAsked.current) return;
    isAsked.current = true;
    if (email.value === '') email.set(session.user.email);
    if (name.value !== '') return;
    call(readMe, {}).then(
      ({ firstName, lastName }) => name.set(`${firstName} ${lastName}`.trim()),
      () => undefined,
    );
  }, [isSignedIn, session, name, email]);
}

/** Drafts last as long as the tab, until the message was received. */
export function useMessage(kind: MessageKind) {
  const drafts = {
    name: useTextDraft(`${kind}-name`),
    company: useTextDraft(`${kind}-company`),
    email: useTextDraft(`${kind}-email`),
    message: useTextDraft(`${kind}-message`),
  };
  usePrefilled(drafts);
  const [website, setWebsite] = useState('');
  const [state, setState] = useState<State>(WRITING);
  const fields = FIELDS[kind];

  async function submit(): Promise<void> {
    if (state.is === 'sending') return;
    const { name, company, email, message } = drafts;
    const draft = { name: name.value, company: company.value, email: email.value, message: message.value };
    const problem = firstProblem(draft, fields);
    if (problem !== null) return setState({ is: 'writing', problem, error: null });
    setState({ is: 'sending' });
    try {
      // Schemas load with the first message, not with the page.
      const { sendMessage } = await withRetry(() => import('./send-message.ts'));
      await sendMessage(kind, { ...draft, website });
      message.clear();
      setState({ is: 'sent', to: email.value.trim() });
    } catch (thrown) {
      setState({ is: 'writing', problem: null, error: reportError(thrown) });
    }
  }

  return {
    drafts,
    fields,
    website,
    setWebsite,
    state,
    submit,
    /** Editing a field clears its message. */
    touch: () => setState((now) => (now.is === 'writing' && now.problem !== null ? WRITING : now)),
    writeAnother: () => setState(WRITING),
  };
}
