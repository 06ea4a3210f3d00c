import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { type Room, useFarBelow } from '../../lib/far-below.ts';

interface FarBelowProps {
  readonly room: Room;
  readonly isInTurn?: boolean;
  readonly children: ReactNode;
}

export function FarBelow({ room, isInTurn = false, children }: FarBelowProps) {
  return <div className={cx(useFarBelow(room, { isInTurn }))}>{children}</div>;
}
