import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { useFarBelow } from '../../lib/far-below.ts';

interface FarBelowProps {
  readonly room: Parameters<typeof useFarBelow>[0];
  readonly children: ReactNode;
}

export function FarBelow({ room, children }: FarBelowProps) {
  return <div className={cx(useFarBelow(room))}>{children}</div>;
}
