import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Give it the size of the real content, so that nothing shifts. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden="true" className={cx('animate-breathe rounded-md bg-line', className ?? 'h-4 w-full')} />;
}

/** Wraps skeletons and announces once that content is loading. */
export function SkeletonRegion({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="status" aria-live="polite" data-on-its-way="">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
