import type { ReactNode } from 'react';
import { buttonStyle } from '../ui/button-style.ts';
import { Spinner } from '../ui/spinner.tsx';

interface SendButtonProps {
  readonly isPending: boolean;
  /** The element that says what pressing it means. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/**
 * Sends a form. Native, as the page is left with it: React Aria would go on announcing a pending button that is gone.
 * It keeps the focus while pending; that a second press does nothing is the form's to see to.
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
