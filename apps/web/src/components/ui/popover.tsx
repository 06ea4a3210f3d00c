import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { cx } from '../../lib/cx.ts';
import { floating } from './popover-style.ts';

interface PopoverProps {
  /** A Button or IconButton: it opens the popover. */
  readonly trigger: ReactElement;
  readonly label: string;
  readonly children: ReactNode;
}

/** More about a thing, on request: works by touch and keyboard, where a tooltip does not. */
export function Popover({ trigger, label, children }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className={cx(floating, 'max-w-80')}>
        <Dialog aria-label={label} className="p-4 text-sm outline-none">
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
