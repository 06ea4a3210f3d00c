import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';

interface TooltipProps {
  /** A Button or IconButton. */
  readonly trigger: ReactElement;
  readonly text: string;
}

/** A few words about an icon button, on hover and focus. Nothing needed may live only here: use Popover. */
export function Tooltip({ trigger, text }: TooltipProps) {
  return (
    <TooltipTrigger delay={500}>
      {trigger}
      <AriaTooltip
        offset={8}
        className="max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-canvas text-sm entering:animate-fade"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
