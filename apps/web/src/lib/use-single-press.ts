import { useRef } from 'react';

/** Two presses this close together are one double click, by people who double-click everything. */
const DOUBLE_CLICK_MS = 400;

/** For what a press sets and the next one takes back: the second half of a double click on the same thing does nothing. */
export function useSinglePress(): (what: string, work: () => void) => void {
  const lastRef = useRef({ what: '', at: 0 });
  return (what, work) => {
    const at = performance.now();
    const isDouble = lastRef.current.what === what && at - lastRef.current.at < DOUBLE_CLICK_MS;
    // Counted from the press that did something: whoever goes on pressing is not shut out for as long as they do.
    if (isDouble) return;
    lastRef.current = { what, at };
    work();
  };
}
