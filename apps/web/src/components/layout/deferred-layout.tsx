import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { type Room, useDeferredLayout } from '../../lib/deferred-layout.ts';

interface DeferredLayoutProps {
  readonly room: Room;
  readonly isInTurn?: boolean;
  readonly children: ReactNode;
}

export function DeferredLayout({ room, isInTurn = false, children }: DeferredLayoutProps) {
  return <div className={cx(useDeferredLayout(room, { isInTurn }))}>{children}</div>;
}
