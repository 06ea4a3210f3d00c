import type { ReactNode } from 'react';
import { buttonStyle } from '../ui/button-style.ts';
import { Spinner } from '../ui/spinner.tsx';

interface SendButtonProps {
  readonly isPending: boolean;
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/**
 * A native submit button: the page is left while it is pending, and React Aria would go on announcing it. It keeps
 * focus while pending; the form ignores a second press.
 */
export function SendButton({ isPending, describedBy, children }: SendButtonProps) {
  return (
    <button
      type="submit"
      aria-disabled={isPending}
      aria-describedby={describedBy}
      className={buttonStyle({ size: 'lg', className: 'self-start max-sm:w-full' })}
    >
      {isPending && <Spinner label="Working" />}
      {children}
    </button>
  );
}
