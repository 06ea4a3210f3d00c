import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The shape of what is on its way. Give it the size of the real thing, so that nothing jumps. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden="true" className={cx('animate-breathe rounded-md bg-line', className ?? 'h-4 w-full')} />;
}

/** Around skeletons: says once, to those who listen, that something is coming. */
export function SkeletonRegion({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="status" aria-live="polite" data-on-its-way="">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
