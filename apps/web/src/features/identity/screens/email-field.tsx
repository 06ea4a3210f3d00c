import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { TextField, type TextFieldProps } from '../../../components/ui/text-field.tsx';
import { findMeantAddress } from './mistyped-domain.ts';

/** The question must not push the button out from under the press that blurred the field. */
const PRESS_MS = 400;

interface EmailFieldProps
  extends Pick<TextFieldProps, 'label' | 'name' | 'help' | 'errorMessage' | 'autoComplete' | 'autoFocus'> {
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** Asks about domains that look mistyped: a verification link sent there would never arrive. */
export function EmailField(props: EmailFieldProps) {
  const { value, onChange } = props;
  const [isFocused, setFocused] = useState(false);
  const [meant, setMeant] = useState<string | null>(null);
  useEffect(() => {
    // Not while typing: every address is nearly right for a moment.
    if (isFocused) return setMeant(null);
    const timer = setTimeout(() => setMeant(findMeantAddress(value)), PRESS_MS);
    return () => clearTimeout(timer);
  }, [isFocused, value]);
  return (
    <div className="flex flex-col gap-2">
      <TextField
        name="email"
        {...props}
        type="email"
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      <div role="status">
        {meant !== null && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span>
              Did you mean <strong className="break-all font-semibold">{meant}</strong>?
            </span>
            <Button variant="quiet" size="sm" onPress={() => onChange(meant)}>
              Yes, change it
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
