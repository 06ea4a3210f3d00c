import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { cx } from '../../lib/cx.ts';

interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'children'> {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

export const iconButtonLook =
  'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink-soft transition hovered:bg-accent-wash hovered:text-ink';

/** The label is its accessible name. 44 px, the smallest comfortable touch target. */
export function IconButton({ label, children, className, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} aria-label={label} className={cx(iconButtonLook, className)}>
      {children}
    </AriaButton>
  );
}
