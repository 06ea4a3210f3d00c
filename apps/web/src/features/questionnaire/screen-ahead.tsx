import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterQuiet } from './after-quiet.ts';
import type { Place } from './model/steps.ts';

const CAN_HOLD_BACK = CSS.supports('content-visibility', 'hidden');
const HELD_BACK = '[content-visibility:hidden]';

/** Where the person has been for a moment: time to draw what lies beside it. Null while on the move. */
export function useSettledPlace(place: Place): Place | null {
  const [settled, setSettled] = useState<Place | null>(null);
  useEffect(() => {
    if (CAN_HOLD_BACK) return afterQuiet(() => startTransition(() => setSettled(place)));
  }, [place]);
  return settled;
}

interface ScreenAheadProps {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/**
 * A screen that is shown, or drawn ahead and held back. Content that is held back is out of sight, out of reach and read
 * by nobody, but keeps its layout: to show it costs a tenth of what `display` or `visibility` would. So that there is a
 * layout to keep, one is made on arrival. No entrance: a person who goes on wants to read, not to watch.
 */
export function ScreenAhead({ isShown, children }: ScreenAheadProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || !element.classList.contains(HELD_BACK)) return;
    element.style.contentVisibility = 'visible';
    void element.offsetHeight;
    element.style.contentVisibility = '';
  }, []);
  return (
    <div ref={ref} data-step={isShown ? 'shown' : 'ahead'} className={isShown ? undefined : HELD_BACK}>
      {children}
    </div>
  );
}
