import { DEFAULT_MIN_PASSWORD_LENGTH } from '@evidose/contract';
import { useEffect, useState } from 'react';
import { CheckIcon } from '../../../components/ui/icons.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { cx } from '../../../lib/cx.ts';
import { fetchMinPasswordLength } from '../client/password.ts';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly errorMessage: string | null;
}

/** The policy comes from the identity service; the default applies until it answers. */
function useMinLength(): number {
  const [minLength, setMinLength] = useState(DEFAULT_MIN_PASSWORD_LENGTH);
  useEffect(() => {
    let isLeft = false;
    void fetchMinPasswordLength().then((length) => {
      if (!isLeft) setMinLength(length);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return minLength;
}

/** Shows the requirements and checks them while typing. */
export function NewPasswordField({ label, value, onChange, errorMessage }: NewPasswordFieldProps) {
  const minLength = useMinLength();
  const missing = minLength - [...value].length;
  return (
    <div className="flex flex-col gap-1.5">
      <PasswordField
        label={label}
        name="new-password"
        autoComplete="new-password"
        help={`At least ${minLength} characters. A few unrelated words are easy to remember and hard to guess.`}
        value={value}
        onChange={onChange}
        errorMessage={errorMessage}
      />
      <p
        aria-live="polite"
        className={cx('flex items-center gap-1.5 text-sm', missing > 0 ? 'text-ink-soft' : 'text-good')}
      >
        {value !== '' && missing > 0 && `${missing} more ${missing === 1 ? 'character' : 'characters'}`}
        {value !== '' && missing <= 0 && errorMessage === null && (
          <>
            <CheckIcon className="size-4" /> Long enough
          </>
        )}
      </p>
    </div>
  );
}
