import { Label } from 'react-aria-components/Label';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { cx } from '../../lib/cx.ts';

interface ProgressProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** In words: "3 of 9 sections". */
  readonly text: string;
}

/** How far something has come, in whole steps marked like a measuring glass. */
export function Progress({ label, value, max, text }: ProgressProps) {
  const steps = Array.from({ length: max }, (_, index) => index + 1);
  return (
    <ProgressBar value={value} maxValue={max} valueLabel={text} className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <Label className="font-medium">{label}</Label>
        <span className="text-ink-soft tabular-nums">{text}</span>
      </div>
      <div aria-hidden="true" className="flex gap-1 forced-color-adjust-none">
        {steps.map((step) => (
          <span key={step} className={cx('h-1.5 flex-1 rounded-full', step <= value ? 'bg-accent' : 'bg-line')} />
        ))}
      </div>
    </ProgressBar>
  );
}
