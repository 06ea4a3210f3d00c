import { AppError, PIN_LENGTH } from '@evidose/contract';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { toAppError } from '../../lib/errors.ts';
import { waitingTime } from '../../lib/waiting-time.ts';
import { checkPin, prepareAfterPin, type RightPin } from './load-after-pin.ts';

interface PinFormProps {
  readonly notice: AppError | null;
  readonly onRightPin: (right: RightPin) => void;
}

const PROMPT = 'Enter 4-digit PIN';

export function PinForm({ notice, onRightPin }: PinFormProps) {
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState(notice);
  const [isChecking, setChecking] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);

  async function check(event: FormEvent) {
    event.preventDefault();
    if (isChecking) return;
    setChecking(true);
    try {
      // Too short to be right: not worth one of the few attempts.
      if (pin.length !== PIN_LENGTH) throw new AppError('INVALID_PIN');
      onRightPin(await checkPin(pin));
    } catch (thrown) {
      setProblem(toAppError(thrown));
      setPin('');
      formRef.current?.querySelector('input')?.focus();
    } finally {
      setChecking(false);
    }
  }

  return (
    <form ref={formRef} onSubmit={check} noValidate className="flex flex-col gap-4">
      <TextField
        label={<span className="sr-only">{PROMPT}</span>}
        placeholder={PROMPT}
        name="pin"
        type="password"
        inputMode="numeric"
        autoComplete="current-password"
        maxLength={PIN_LENGTH}
        value={pin}
        onChange={(typed) => {
          prepareAfterPin();
          setPin(typed);
          setProblem(null);
        }}
        errorMessage={problem === null ? null : messageOf(problem)}
        inputClassName="text-center text-lead tracking-[0.35em] placeholder:text-base placeholder:tracking-normal"
        autoFocus
      />
      <Button type="submit" size="lg" isWide isPending={isChecking}>
        Verify PIN
      </Button>
    </form>
  );
}

function messageOf({ message, details }: AppError): string {
  const { retryAfterSeconds } = details;
  return retryAfterSeconds === undefined
    ? message
    : `${message} You can try again in ${waitingTime(retryAfterSeconds)}.`;
}
