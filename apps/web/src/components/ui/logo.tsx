import type { SVGProps } from 'react';
import { cx } from '../../lib/cx.ts';

export function LogoMark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg aria-hidden="true" width="1.5em" height="1.5em" viewBox="0 0 32 32" focusable="false" {...props}>
      <g className="fill-accent">
        <rect x="4" y="4.5" width="24" height="6" rx="3" />
        <rect x="4" y="13" width="13" height="6" rx="3" />
        <rect x="4" y="21.5" width="24" height="6" rx="3" />
      </g>
      <circle cx="24.5" cy="16" r="3.5" className="fill-dose" />
    </svg>
  );
}

export function Logo({ className }: { readonly className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2', className)}>
      <LogoMark />
      <span className="display translate-y-[0.09em] text-[1.5rem] leading-none tracking-tight">Evidose</span>
    </span>
  );
}
