import { type AppError, acceptTerms } from '@evidose/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { call } from '../../lib/api.ts';
import { toAppError } from '../../lib/errors.ts';
import { termsOfAccess } from './terms-of-access.ts';

interface TermsFormProps {
  readonly ticket: string;
  readonly onAccepted: (expiresAt: string) => void;
  /** The ticket lasts ten minutes, then the PIN is asked for again. */
  readonly onTicketExpired: (error: AppError) => void;
}

export function TermsForm({ ticket, onAccepted, onTicketExpired }: TermsFormProps) {
  const [isAgreed, setAgreed] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<AppError | null>(null);

  async function accept(event: FormEvent) {
    event.preventDefault();
    if (!isAgreed || isSending) return;
    setSending(true);
    try {
      const { expiresAt } = await call(acceptTerms, { body: { ticket, accepted: true } });
      onAccepted(expiresAt);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.code === 'TICKET_EXPIRED') onTicketExpired(error);
      else setProblem(error);
    } finally {
      setSending(false);
    }
  }

  return (
    <form onSubmit={accept} className="flex flex-col gap-5">
      <section
        aria-label="The terms"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-72 overflow-y-auto overscroll-contain rounded-lg border border-line p-5 scroll-hint"
      >
        <ol className="flex flex-col gap-4">
          {termsOfAccess.map(({ title, text }) => (
            <li key={title}>
              <p className="font-semibold">{title}</p>
              <p className="mt-0.5 text-ink-soft text-sm">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <Checkbox name="accepted" isSelected={isAgreed} onChange={setAgreed}>
        I have read and agree to the terms and conditions
      </Checkbox>
      {problem !== null && <ErrorNotice error={problem} />}
      <Button type="submit" size="lg" isWide isDisabled={!isAgreed} isPending={isSending}>
        Accept and Continue
      </Button>
    </form>
  );
}
