import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Place } from './model/steps.ts';
import { whenInputPauses } from './when-input-pauses.ts';

const CAN_HOLD_BACK = CSS.supports('content-visibility', 'hidden');
const HELD_BACK = '[content-visibility:hidden]';

/** The position once the person has paused there, for rendering its neighbors. Null while moving. */
export function useSettledPlace(place: Place): Place | null {
  const [settled, setSettled] = useState<Place | null>(null);
  useEffect(() => {
    if (CAN_HOLD_BACK) return whenInputPauses(() => startTransition(() => setSettled(place)));
  }, [place]);
  return settled;
}

interface PrerenderedScreenProps {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/**
 * A screen that is visible, or rendered ahead with `content-visibility: hidden`. Hidden content is out of reach but
 * keeps its layout, so that showing it costs a tenth of `display` or `visibility`. The layout is forced on mount. No
 * transition: people want to read.
 */
export function PrerenderedScreen({ isShown, children }: PrerenderedScreenProps) {
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
