import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { cx } from '../../lib/cx.ts';
import { CheckIcon } from './icons.tsx';

interface CheckboxProps extends Omit<AriaCheckboxProps, 'className' | 'children'> {
  readonly children: ReactNode;
  readonly className?: string;
}

export function Checkbox({ children, className, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...props}
      className={cx(
        'choice group relative flex [--mark-width:1.375rem] cursor-pointer items-start gap-3 rounded-sm py-1.5 leading-snug',
        className,
      )}
    >
      <CheckMark />
      <span>{children}</span>
    </AriaCheckbox>
  );
}

/** The box itself; its state comes from the surrounding `group`. */
export function CheckMark() {
  return (
    <span
      aria-hidden="true"
      className="mt-px flex size-5.5 shrink-0 items-center justify-center rounded-[0.4rem] border-2 border-edge bg-surface text-transparent transition group-selected:border-accent group-selected:bg-accent group-selected:text-on-accent"
    >
      <CheckIcon className="size-4" strokeWidth="3" />
    </span>
  );
}
