import { buttonStyle } from '../../components/ui/button-style.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../../components/ui/icons.tsx';

interface StepBarProps {
  readonly onBack: (() => void) | null;
  readonly label: string;
}

/** Stays under the thumb on a phone, with room beside it for the assistant's button. */
export function StepBar({ onBack, label }: StepBarProps) {
  return (
    <div className="-mx-5 sticky bottom-0 z-20 mt-8 flex items-center gap-3 border-line border-t bg-canvas/95 py-3 pr-20 pl-5 sm:mx-0 sm:px-0">
      {onBack !== null && (
        <button
          type="button"
          onClick={onBack}
          className={buttonStyle({ variant: 'secondary', className: 'max-sm:size-12 max-sm:px-0' })}
        >
          <ArrowLeftIcon />
          <span className="max-sm:sr-only">Back</span>
        </button>
      )}
      <button type="submit" className={buttonStyle({ className: 'max-sm:flex-1 min-h-12 sm:min-w-44' })}>
        {label}
        <ArrowRightIcon />
      </button>
    </div>
  );
}
