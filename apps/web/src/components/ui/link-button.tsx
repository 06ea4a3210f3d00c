import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonStyle } from './button-style.ts';

interface LinkButtonProps extends Omit<LinkProps, 'className'>, ButtonLook {
  readonly children: ReactNode;
}

/** Navigates, but looks like a button. For actions, use Button. */
export function LinkButton({ variant, size, isWide, className, ...props }: LinkButtonProps) {
  return <Link {...props} className={buttonStyle({ variant, size, isWide, className })} />;
}
