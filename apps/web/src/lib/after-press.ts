let isPressed = false;

/** At build time there is no window. */
if (typeof window !== 'undefined') {
  const set = (value: boolean) => () => {
    isPressed = value;
  };
  window.addEventListener('pointerdown', set(true), true);
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, set(false), true);
}

/** Runs now, or after the press in progress: a button that moves under the pointer would lose its press. */
export function afterPress(work: () => void): void {
  if (!isPressed) {
    work();
    return;
  }
  const stop = new AbortController();
  const end = () => {
    stop.abort();
    // The click follows the pointer's end.
    setTimeout(work);
  };
  for (const each of ['pointerup', 'pointercancel']) window.addEventListener(each, end, { signal: stop.signal });
}
