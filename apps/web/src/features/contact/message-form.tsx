import type { AppError } from '@evidose/contract';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { waitingTime } from '../../lib/waiting-time.ts';
import { Honeypot } from './honeypot.tsx';
import type { MessageField } from './message-problems.ts';
import type { MessageKind } from './send-message.ts';
import { useMessage } from './use-message.ts';

interface FieldLook {
  readonly label: string;
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly type?: 'email';
}

const LOOKS: Readonly<Record<Exclude<MessageField, 'message'>, FieldLook>> = {
  name: { label: 'Your name', autoComplete: 'name', maxLength: 100 },
  company: { label: 'Clinic, shop or company', autoComplete: 'organization', maxLength: 200 },
  email: { label: 'Email', autoComplete: 'email', maxLength: 254, type: 'email' },
};

interface MessageFormProps {
  readonly kind: MessageKind;
  readonly messageLabel: string;
  readonly messageHelp: string;
}

export function MessageForm({ kind, messageLabel, messageHelp }: MessageFormProps) {
  const { drafts, fields, website, setWebsite, state, submit, touch, writeAnother } = useMessage(kind);
  const form = useRef<HTMLFormElement>(null);
  const problem = state.is === 'writing' ? state.problem : null;
  useEffect(() => {
    if (problem !== null) form.current?.querySelector<HTMLElement>(`[name="${problem.field}"]`)?.focus();
  }, [problem]);

  if (state.is === 'sent') return <Received to={state.to} onAnother={writeAnother} />;
  const problemOf = (field: MessageField) => (problem?.field === field ? problem.message : null);
  const onChange = (field: MessageField) => (typed: string) => {
    drafts[field].set(typed);
    touch();
  };
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      {fields
        .filter((field) => field !== 'message')
        .map((field) => (
          <TextField
            key={field}
            name={field}
            {...LOOKS[field]}
            value={drafts[field].value}
            onChange={onChange(field)}
            errorMessage={problemOf(field)}
          />
        ))}
      <TextArea
        name="message"
        label={messageLabel}
        help={messageHelp}
        rows={6}
        maxLength={4000}
        value={drafts.message.value}
        onChange={onChange('message')}
        errorMessage={problemOf('message')}
      />
      <Honeypot value={website} onChange={setWebsite} />
      {state.is === 'writing' && state.error !== null && <MessageFailed error={state.error} />}
      <Button type="submit" size="lg" isPending={state.is === 'sending'} className="self-start">
        Send
      </Button>
    </form>
  );
}

function MessageFailed({ error: { message, details } }: { readonly error: AppError }) {
  const { retryAfterSeconds } = details;
  return (
    <Callout tone="urgent" isAlert title={message}>
      {retryAfterSeconds !== undefined && `You can send again in ${waitingTime(retryAfterSeconds)}. `}
      Your message stays here as long as this tab is open.
    </Callout>
  );
}

function Received({ to, onAnother }: { readonly to: string; readonly onAnother: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  // The focused form is gone; screen readers continue here.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Callout
        tone="success"
        isAlert
        title="We have your message"
        actions={
          <Button variant="secondary" size="sm" onPress={onAnother}>
            Write another
          </Button>
        }
      >
        We sent a copy to {to}. We answer within three working days.
      </Callout>
    </div>
  );
}
