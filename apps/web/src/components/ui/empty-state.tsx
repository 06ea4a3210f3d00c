import type { ReactNode } from 'react';
import { LogoMark } from './logo.tsx';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-xl border border-edge/50 border-dashed px-6 py-12 text-center">
      <LogoMark className="size-10 opacity-80" />
      <h2 className="text-heading">{title}</h2>
      {children !== undefined && <div className="max-w-text text-balance text-ink-soft">{children}</div>}
      {action !== undefined && <div className="mt-2">{action}</div>}
    </div>
  );
}
