import type { ComponentType, ReactNode, SVGProps } from 'react';
import { cx } from '../../lib/cx.ts';
import { CautionIcon, GoodIcon, InfoIcon, UrgentIcon } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type CalloutTone = 'info' | 'warning' | 'urgent' | 'success';

interface Look {
  readonly box: string;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Read aloud before the title, since color and icon are not. */
  readonly word: string;
}

const LOOKS: Record<CalloutTone, Look> = {
  info: { box: 'border-info-line bg-info-wash [&>svg]:text-info', icon: InfoIcon, word: 'Note' },
  warning: { box: 'border-caution-line bg-caution-wash [&>svg]:text-caution', icon: CautionIcon, word: 'Take care' },
  urgent: { box: 'border-urgent-line bg-urgent-wash [&>svg]:text-urgent', icon: UrgentIcon, word: 'Important' },
  success: { box: 'border-good-line bg-good-wash [&>svg]:text-good', icon: GoodIcon, word: 'Done' },
};

interface CalloutProps {
  readonly tone?: CalloutTone;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Appears in response to an action: announced at once. */
  readonly isAlert?: boolean;
  /** A warning of the plan: no toast may cover it. */
  readonly isMarked?: boolean;
}

export function Callout({
  tone = 'info',
  title,
  children,
  actions,
  isAlert = false,
  isMarked = isAlert,
}: CalloutProps) {
  const { box, icon: Icon, word } = LOOKS[tone];
  return (
    <div
      {...(isAlert ? { role: 'alert' } : {})}
      {...(isMarked ? { 'data-alert': '' } : {})}
      className={cx('flex items-start gap-3 rounded-lg border p-4 text-ink sm:p-5', box)}
    >
      <Icon className="mt-px size-6 shrink-0" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className={title === undefined ? 'sr-only' : 'font-semibold leading-snug'}>
          <VisuallyHidden>{word}: </VisuallyHidden>
          {title}
        </p>
        {children !== undefined && <div className="text-sm">{children}</div>}
        {actions !== undefined && <div className="mt-2 flex flex-wrap gap-2.5">{actions}</div>}
      </div>
    </div>
  );
}
