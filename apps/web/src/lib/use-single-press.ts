import { useRef } from 'react';

/** Two presses this close together are a double click. */
const DOUBLE_CLICK_MS = 400;

/** For toggles: ignores the second half of a double click on the same target. */
export function useSinglePress(): (what: string, work: () => void) => void {
  const lastRef = useRef({ what: '', at: 0 });
  return (what, work) => {
    const at = performance.now();
    const isDouble = lastRef.current.what === what && at - lastRef.current.at < DOUBLE_CLICK_MS;
    // Counted from the press that took effect, so that continued clicking does not lock the person out.
    if (isDouble) return;
    lastRef.current = { what, at };
    work();
  };
}
