import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

const waiting: (() => void)[] = [];

function layOutNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) afterPaint(layOutNext);
}

/** Once the first screen is painted, one a frame: a slow phone answers a touch between two of them. */
function waitForTurn(layOut: () => void): () => void {
  waiting.push(layOut);
  if (waiting.length === 1) afterPaint(layOutNext);
  return () => {
    const place = waiting.indexOf(layOut);
    if (place >= 0) waiting.splice(place, 1);
  };
}

export type Room = `[contain-intrinsic-size:auto_${number}rem]`;

interface Place {
  /** Some of a list are not far below. */
  readonly isNear?: boolean;
  /** Where several parts begin near the first screen: "near" would be all of them in one frame. */
  readonly isInTurn?: boolean;
}

/**
 * The classes of a part far below, which is there from the beginning, for whoever searches the page or prints it. It is
 * laid out when one comes near, or when it is its turn after the first screen: a picture of the whole page has it too.
 * `room` is how much it will take until then.
 */
export function useDeferredLayout(room: Room, { isNear = false, isInTurn = false }: Place = {}): string | false {
  // Whoever comes to a place within the page finds it where it will stay.
  const [isLaidOut, setLaidOut] = useState(() => isNear || window.location.hash !== '');
  useEffect(() => (isLaidOut ? undefined : waitForTurn(() => setLaidOut(true))), [isLaidOut]);
  return !isLaidOut && `${isInTurn ? 'in-turn' : 'deferred-layout'} ${room}`;
}
