import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

export type Tone = 'neutral' | 'accent' | 'info' | 'caution' | 'urgent' | 'good';

const TONES: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-soft border-line',
  accent: 'bg-accent-wash text-accent-text border-accent/30',
  info: 'bg-info-wash text-info border-info-line',
  caution: 'bg-caution-wash text-caution border-caution-line',
  urgent: 'bg-urgent-wash text-urgent border-urgent-line',
  good: 'bg-good-wash text-good border-good-line',
};

/** Never upper-cased: that would turn µg into MG. */
export function Badge({ tone = 'neutral', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 font-medium text-xs',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
