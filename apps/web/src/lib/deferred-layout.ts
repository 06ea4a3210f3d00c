import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

const waiting: (() => void)[] = [];

function layOutNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) afterPaint(layOutNext);
}

/** After the first screen is painted, one part per frame, so that a slow phone can respond in between. */
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
  /** For items of a list, some of which are near the first screen. */
  readonly isNear?: boolean;
  /** Where several parts start near the first screen, "near" would lay out all of them in one frame. */
  readonly isInTurn?: boolean;
}

/**
 * Classes of a part below the fold. It is in the page from the start, for find-in-page and printing, but is laid out
 * only when scrolled near, or when its turn comes after the first screen. `room` reserves its approximate height.
 */
export function useDeferredLayout(room: Room, { isNear = false, isInTurn = false }: Place = {}): string | false {
  // A link to a position within the page must land where it will stay, so everything is laid out.
  const [isLaidOut, setLaidOut] = useState(() => isNear || window.location.hash !== '');
  useEffect(() => (isLaidOut ? undefined : waitForTurn(() => setLaidOut(true))), [isLaidOut]);
  return !isLaidOut && `${isInTurn ? 'in-turn' : 'deferred-layout'} ${room}`;
}
