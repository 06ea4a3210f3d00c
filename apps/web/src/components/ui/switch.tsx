import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';

interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'children'> {
  readonly children: ReactNode;
}

/** Takes effect at once. In a form that is submitted, use Checkbox. */
export function Switch({ children, ...props }: SwitchProps) {
  return (
    <AriaSwitch
      {...props}
      className="choice group relative flex [--mark-width:3rem] min-h-11 cursor-pointer items-start gap-3 rounded-sm py-1.5"
    >
      <span
        aria-hidden="true"
        className="mt-0.5 flex h-7 w-12 shrink-0 items-center rounded-full border-2 border-edge bg-sunken px-0.5 transition group-selected:border-accent group-selected:bg-accent forced-colors:group-selected:bg-[Highlight]"
      >
        <span className="size-5 rounded-full bg-edge transition group-selected:translate-x-5 group-selected:bg-on-accent forced-colors:bg-[ButtonText]" />
      </span>
      <span className="py-0.5">{children}</span>
    </AriaSwitch>
  );
}
