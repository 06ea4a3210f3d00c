import type { SyntheticEvent } from 'react';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../../components/ui/icons.tsx';

interface StepBarProps {
  readonly onBack: (() => void) | null;
  readonly label: string;
  readonly onContinue: (event: SyntheticEvent) => void;
}

/** Sticky, within reach of the thumb on a phone. */
export function StepBar({ onBack, label, onContinue }: StepBarProps) {
  return (
    <div className="step-bar -mx-5 z-20 mt-8 flex items-center gap-3 border-line border-t bg-canvas/95 px-5 py-3 sm:mx-0 sm:px-0">
      {onBack !== null && (
        <button
          type="button"
          onClick={onBack}
          className={buttonStyle({ variant: 'secondary', className: 'max-sm:size-12 max-sm:px-0 transition-none' })}
        >
          <ArrowLeftIcon />
          <span className="max-sm:sr-only">Back</span>
        </button>
      )}
      {/* Handled on click: submitting the form would cost another layout. */}
      <button
        type="submit"
        onClick={onContinue}
        className={buttonStyle({ className: 'max-sm:flex-1 min-h-12 sm:min-w-44 transition-none' })}
      >
        {label}
        <ArrowRightIcon />
      </button>
    </div>
  );
}
