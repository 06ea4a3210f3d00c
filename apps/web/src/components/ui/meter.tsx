import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter } from 'react-aria-components/Meter';
import { cx } from '../../lib/cx.ts';

interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The value in words: "8 of 15 µg". */
  readonly text: string;
  /** A mark on the scale, such as an upper limit, with its label. */
  readonly mark?: { readonly at: number; readonly text: string };
  readonly tone?: 'accent' | 'caution' | 'urgent';
}

const FILL = { accent: 'bg-accent', caution: 'bg-caution', urgent: 'bg-urgent' } as const;

export function Meter({ label, value, max, text, mark, tone = 'accent' }: MeterProps) {
  const share = (amount: number) => `${Math.min(100, Math.max(0, (amount / max) * 100))}%`;
  return (
    <AriaMeter value={Math.min(value, max)} maxValue={max} valueLabel={text} className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Label className="font-medium">{label}</Label>
        <span className="text-ink-soft text-sm tabular-nums">{text}</span>
      </div>
      <div className="relative h-2.5 rounded-full bg-line forced-color-adjust-none">
        <div className={cx('h-full rounded-full', FILL[tone])} style={{ width: share(value) }} />
        {mark !== undefined && (
          <div className="absolute -inset-y-1 w-0.5 rounded-full bg-ink" style={{ left: share(mark.at) }} />
        )}
      </div>
      {mark !== undefined && <p className="text-ink-faint text-xs tabular-nums">{mark.text}</p>}
    </AriaMeter>
  );
}
