import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children'>, ButtonLook {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** While pending it keeps its width, name and focus; a second press does nothing. */
export function Button({ variant, size, isWide, className, children, ...props }: ButtonProps) {
  const isPending = props.isPending === true;
  return (
    <AriaButton {...props} className={buttonStyle({ variant, size, isWide, className })}>
      {isPending && <Spinner label="Working" />}
      {children}
    </AriaButton>
  );
}
